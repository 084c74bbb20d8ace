import { z } from "zod";

export const modeSchema = z.enum(["BEGINNER", "EXPERT"]);
export type Mode = z.infer<typeof modeSchema>;
