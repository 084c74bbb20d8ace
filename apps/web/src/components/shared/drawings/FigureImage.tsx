import { describeFigure, drawFigure, type Figure } from "@foothold/core/draw-figure";
import type { CSSProperties } from "react";
import { FigureShape } from "./FigureShape.tsx";

type Props = {
  picture: Figure;
  /** What it is of, said before the description. */
  name?: string;
  /** Below 1 it is smaller than it is drawn. */
  scale?: number;
  className?: string;
  style?: CSSProperties;
};

/** A figure made of values; the description says the same in words. */
export function FigureImage({ picture, name = "", scale = 1, className, style }: Props) {
  const { width, height, shapes } = drawFigure(picture);
  const words = describeFigure(picture);
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
        <FigureShape key={at} shape={shape} />
      ))}
    </svg>
  );
}
