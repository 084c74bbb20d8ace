import { z } from "zod";

export const languageSchema = z.enum(["javascript", "typescript", "python"]);
export type Language = z.infer<typeof languageSchema>;
