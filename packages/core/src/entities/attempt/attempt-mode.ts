import { z } from "zod";

export const modeSchema = z.enum(["BEGINNER", "EXPERT"]);
export type Mode = z.infer<typeof modeSchema>;

export const languageSchema = z.enum(["javascript", "typescript", "python"]);
export type Language = z.infer<typeof languageSchema>;
