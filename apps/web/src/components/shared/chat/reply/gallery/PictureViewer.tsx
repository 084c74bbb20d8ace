"use client";

import type { GeneratedImage } from "@foothold/core/chat";
import { useEffect, useEffectEvent } from "react";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";

const steps = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);

type Props = {
  /** The places of the pictures that are drawn. */
  images: readonly GeneratedImage[];
  viewedId: string;
  onView: (id: string) => void;
  onClose: () => void;
};

/** A picture in full size with its prompt; the arrow keys go to its neighbours, Escape closes it. */
export function PictureViewer({ images, viewedId, onView, onClose }: Props) {
  const place = images.findIndex(({ id }) => id === viewedId);
  const image = images[place];
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const next = images[place + (steps.get(key) ?? 0)];
    if (next && next !== image) onView(next.id);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!image) return null;
  const { url, originalPrompt, revisedPrompt } = image;
  const go = (to: GeneratedImage | undefined, label: string) => (
    <Button size="small" variant="secondary" disabled={!to} onClick={() => to && onView(to.id)}>
      {label}
    </Button>
  );
  return (
    <ConfirmDialog
      title={`Picture ${place + 1} of ${images.length}`}
      confirmLabel="Close"
      cancelLabel={null}
      wide
      busy={false}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {/* biome-ignore lint/performance/noImgElement: the picture is its owner's, and no optimiser may keep it */}
      <img
        src={url ?? ""}
        alt={originalPrompt}
        className="max-h-[65vh] max-w-full self-center rounded-middle object-contain"
      />
      <p>{originalPrompt}</p>
      {revisedPrompt && <p className="text-small">{`Drawn as: ${revisedPrompt}`}</p>}
      {images.length > 1 && (
        <div className="flex gap-2">
          {go(images[place - 1], "Previous")}
          {go(images[place + 1], "Next")}
        </div>
      )}
    </ConfirmDialog>
  );
}
