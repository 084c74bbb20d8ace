import { describePicture, drawPicture, type Picture } from "@foothold/core/pictures";
import { PictureShape } from "./PictureShape.tsx";

/** Below it the words in a picture are too small, and it scrolls instead. */
const LEAST_SCALE = 0.75;

type Props = { picture: Picture; caption: string };

/** A picture made of values, with its caption; the description says the same in words. */
export function PictureFigure({ picture, caption }: Props) {
  const { width, height, shapes } = drawPicture(picture);
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
        <svg
          role="img"
          aria-label={describePicture(picture)}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className="h-auto max-w-full"
          style={{ minWidth: width * LEAST_SCALE }}
        >
          {shapes.map((shape, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one picture never move
            <PictureShape key={at} shape={shape} />
          ))}
        </svg>
      </div>
      <figcaption className="mt-1 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
