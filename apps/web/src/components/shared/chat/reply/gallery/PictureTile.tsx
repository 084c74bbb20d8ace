"use client";

import { type GeneratedImage, pictureFailureWords } from "@foothold/core/chat";
import { ChevronLeft, ChevronRight, RotateCcw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Spinner } from "#components/ui/Spinner.tsx";
import type { PictureActions } from "./picture-actions.ts";

type Props = {
  image: GeneratedImage;
  place: number;
  actions: PictureActions;
  onView: () => void;
  onRedraw: () => void;
};

/** One place of a gallery: the picture, or why there is none yet, with its controls. */
export function PictureTile({ image, place, actions, onView, onRedraw }: Props) {
  const name = `picture ${place + 1}`;
  const { versions, shown } = image;
  const isBusy = versions.some(({ state }) => state === "drawing");
  // A tick shows at once; the server's answer follows.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const show = (next: number) => void actions.change(image.id, { shown: next });

  async function select(selected: boolean) {
    setTicked(selected);
    await actions.change(image.id, { selected });
    setTicked(null);
  }

  return (
    <li aria-label={`Picture ${place + 1}`} className="flex min-w-0 flex-col gap-1">
      <div className="relative aspect-square rounded-middle border border-line bg-raised">
        <Shown image={image} name={name} onView={onView} />
        {image.state === "drawn" && (
          <label className="absolute top-1 left-1 z-20 flex size-7 items-center justify-center rounded-small bg-raised">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={ticked ?? image.selected}
              disabled={!actions.mayDraw}
              aria-label={`Select ${name}`}
              onChange={(event) => void select(event.target.checked)}
            />
          </label>
        )}
      </div>
      <div className="flex items-center justify-between gap-1">
        {versions.length > 1 ? (
          <span className="flex items-center text-tiny whitespace-nowrap tabular-nums">
            <Step label={`Earlier version of ${name}`} to={shown - 1} {...{ versions, show }}>
              <ChevronLeft aria-hidden="true" className="size-4" />
            </Step>
            <span>
              <span className="sr-only">Version </span>
              {`${shown + 1}/${versions.length}`}
            </span>
            <Step label={`Later version of ${name}`} to={shown + 1} {...{ versions, show }}>
              <ChevronRight aria-hidden="true" className="size-4" />
            </Step>
          </span>
        ) : (
          <span />
        )}
        {actions.mayDraw && (
          <Button
            size="small"
            variant="quiet"
            className="px-1"
            busy={isBusy}
            aria-label={`Regenerate ${name}`}
            onClick={onRedraw}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
    </li>
  );
}

type StepProps = {
  label: string;
  to: number;
  versions: GeneratedImage["versions"];
  show: (to: number) => void;
  children: ReactNode;
};

function Step({ label, to, versions, show, children }: StepProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="px-1"
      aria-label={label}
      disabled={!versions[to]}
      onClick={() => show(to)}
    >
      {children}
    </Button>
  );
}

type ShownProps = { image: GeneratedImage; name: string; onView: () => void };

function Shown({ image: { state, failure, url, originalPrompt }, name, onView }: ShownProps) {
  if (state === "drawing") {
    return (
      <p className="flex size-full flex-col items-center justify-center gap-2 p-2 text-tiny text-ink-soft">
        <Spinner />
        Drawing…
      </p>
    );
  }
  if (url === null) {
    return (
      <p className="flex size-full items-center justify-center p-2 text-center text-tiny text-danger">
        {pictureFailureWords[failure ?? "unavailable"]}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={`View ${name} in full size: ${originalPrompt}`}
      onClick={onView}
      className="relative block size-full cursor-zoom-in rounded-middle transition-transform hover:z-10 hover:scale-125 focus-visible:z-10 motion-reduce:transition-none"
    >
      {/* biome-ignore lint/performance/noImgElement: the picture is its owner's, and no optimiser may keep it */}
      <img src={url} alt="" className="size-full rounded-middle object-cover" />
    </button>
  );
}
