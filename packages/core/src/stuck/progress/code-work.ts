import type { StuckTrail } from "../../entities/stuck/stuck-trail.ts";

/** What was done to the code since the last iteration; `code` is its fingerprint. */
export function codeWork(
  { codes }: Pick<StuckTrail, "codes">,
  code: string,
): "same-code" | "back-and-forth" | "code-changed" {
  if (codes.at(-1) === code) return "same-code";
  return codes.includes(code) ? "back-and-forth" : "code-changed";
}
