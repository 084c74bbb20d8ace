import { z } from "zod";
import { MOST_FRAMES, MOST_PARTS } from "./drawing-limits.ts";
import { figureSchema } from "./figure.ts";

const partSchema = z.strictObject({
  /** What the figure is of: a variable, or "gives". */
  name: z.string().max(40),
  picture: figureSchema,
});
export type DrawingPart = z.infer<typeof partSchema>;

const frameSchema = z.strictObject({
  /** When or where this is; may be empty if there is one frame. */
  caption: z.string().max(200),
  parts: z.array(partSchema).min(1).max(MOST_PARTS),
});
export type DrawingFrame = z.infer<typeof frameSchema>;

/** Pictures under one title: of one moment, or a strip of several moments. */
export const drawingSchema = z.strictObject({
  title: z.string().max(200),
  frames: z.array(frameSchema).min(1).max(MOST_FRAMES),
  /** What is not shown, as sentences; empty if everything is. */
  note: z.string().max(400),
});
export type Drawing = z.infer<typeof drawingSchema>;
