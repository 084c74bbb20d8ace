import { z } from "zod";

const edgeShapes = ["arrows", "arrows-back", "lines"] as const;
export type EdgeShape = (typeof edgeShapes)[number];

/**
 * How to draw a list of lists whose type does not say what it is: `[from, to, cost?]` as arrows, `[to, from]` as reversed
 * arrows, as lines without a direction, as intervals or as a grid.
 */
export const drawnAsSchema = z.enum(["grid", "intervals", ...edgeShapes]);
export type DrawnAs = z.infer<typeof drawnAsSchema>;
