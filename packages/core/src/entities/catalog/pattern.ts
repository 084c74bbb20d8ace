import { z } from "zod";
import { slugSchema } from "./problem.ts";

/** A way of solving that many problems share, with a page about it. */
export const patternSchema = z.object({
  id: slugSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  cues: z.array(z.string()).min(1),
  invariant: z.string().min(1),
  related: z.array(slugSchema),
  /** Markdown. */
  page: z.string().min(1),
});
export type Pattern = z.infer<typeof patternSchema>;

export type PatternSummary = Pick<Pattern, "id" | "name" | "summary">;

/** What a link to a pattern needs: its name, and whether it has a page. */
export type PatternLink = { id: string; name: string; hasPage: boolean };

export function patternLink(id: string, patterns: readonly PatternSummary[]): PatternLink {
  const pattern = patterns.find((each) => each.id === id);
  return { id, name: pattern?.name ?? nameFrom(id), hasPage: pattern !== undefined };
}

function nameFrom(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
