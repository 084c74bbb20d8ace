import { drawFigure, type Figure } from "@foothold/core/draw-figure";
import { FigureImage } from "./FigureImage.tsx";

/** Below it the words in a figure are too small, and it scrolls instead. */
const LEAST_SCALE = 0.75;

type Props = { picture: Figure; caption: string };

/** A figure with its caption. */
export function CaptionedFigure({ picture, caption }: Props) {
  const { width } = drawFigure(picture);
  return (
    <figure className="my-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names what scrolls */}
      <div
        role="group"
        aria-label="Picture"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture scrolls, also by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <FigureImage
          picture={picture}
          className="h-auto max-w-full"
          style={{ minWidth: width * LEAST_SCALE }}
        />
      </div>
      <figcaption className="mt-1 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
