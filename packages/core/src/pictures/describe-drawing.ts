import type { Drawing } from "../entities/pictures/drawing.ts";
import { describePicture } from "./describe-picture.ts";

/** A drawing in words, a line for each frame. */
export function describeDrawing({ title, frames, note }: Drawing): string {
  const lines = frames.map(({ caption, parts }) => {
    const told = parts.map(({ name, picture }) =>
      name === "" ? describePicture(picture) : `${name}: ${describePicture(picture)}`,
    );
    return [caption && `${caption}.`, ...told].filter(Boolean).join(" ");
  });
  return [title, ...lines, note].filter(Boolean).join("\n");
}
