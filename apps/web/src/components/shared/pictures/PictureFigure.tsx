import { drawPicture, type Picture } from "@foothold/core/draw-picture";
import { PictureImage } from "./PictureImage.tsx";

/** Below it the words in a picture are too small, and it scrolls instead. */
const LEAST_SCALE = 0.75;

type Props = { picture: Picture; caption: string };

/** A picture with its caption. */
export function PictureFigure({ picture, caption }: Props) {
  const { width } = drawPicture(picture);
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
        <PictureImage
          picture={picture}
          className="h-auto max-w-full"
          style={{ minWidth: width * LEAST_SCALE }}
        />
      </div>
      <figcaption className="mt-1 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
