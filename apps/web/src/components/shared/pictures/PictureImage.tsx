import { describePicture, drawPicture, type Picture } from "@foothold/core/draw-picture";
import type { CSSProperties } from "react";
import { PictureShape } from "./PictureShape.tsx";

type Props = {
  picture: Picture;
  /** What it is of, said before the description. */
  name?: string;
  /** Below 1 it is smaller than it is drawn. */
  scale?: number;
  className?: string;
  style?: CSSProperties;
};

/** A picture made of values; the description says the same in words. */
export function PictureImage({ picture, name = "", scale = 1, className, style }: Props) {
  const { width, height, shapes } = drawPicture(picture);
  const words = describePicture(picture);
  return (
    <svg
      role="img"
      aria-label={name === "" ? words : `${name}: ${words}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      style={style}
    >
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one picture never move
        <PictureShape key={at} shape={shape} />
      ))}
    </svg>
  );
}
