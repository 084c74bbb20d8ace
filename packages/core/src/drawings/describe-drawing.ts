import type { Drawing } from "../entities/drawings/drawing.ts";
import { describeFigure } from "./describe-figure.ts";

/** A drawing in words, a line for each frame. */
export function describeDrawing({ title, frames, note }: Drawing): string {
  const lines = frames.map(({ caption, parts }) => {
    const told = parts.map(({ name, picture }) =>
      name === "" ? describeFigure(picture) : `${name}: ${describeFigure(picture)}`,
    );
    return [caption && `${caption}.`, ...told].filter(Boolean).join(" ");
  });
  return [title, ...lines, note].filter(Boolean).join("\n");
}
