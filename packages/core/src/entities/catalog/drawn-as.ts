import { z } from "zod";

const edgeShapes = ["arrows", "arrows-back", "lines"] as const;
export type EdgeShape = (typeof edgeShapes)[number];

/**
 * What a list of lists is, where its type does not say: `[from, to, cost?]` as arrows, `[to, from]` as arrows back, lines
 * without a direction, intervals, a grid.
 */
export const drawnAsSchema = z.enum(["grid", "intervals", ...edgeShapes]);
export type DrawnAs = z.infer<typeof drawnAsSchema>;
