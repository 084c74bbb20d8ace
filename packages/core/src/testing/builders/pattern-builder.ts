import type { Pattern } from "../../entities/catalog/pattern.ts";

export function aPattern(given: Partial<Pattern> = {}): Pattern {
  return {
    id: "arithmetic",
    name: "Arithmetic",
    summary: "Join numbers by an operation.",
    cues: ["The result is one number."],
    invariant: "The total holds what was seen.",
    related: [],
    page: "## When it fits\n\nNumbers in, one number out.",
    ...given,
  };
}
