import type { Problem } from "@foothold/core/catalog";
import { disguises } from "./disguises.ts";

export type DisguiseCase = {
  disguise: string;
  language: "javascript" | "python";
  text: string;
};

const opening = "Good question. Have a look at this and tell me what you make of it.";

/** The reference of a problem in every disguise, between two harmless sentences. */
export function disguisesOf(problem: Problem): DisguiseCase[] {
  return (["javascript", "python"] as const).flatMap((language) => {
    const reference = problem.references[language];
    if (!reference) return [];
    return Object.entries(disguises).map(([disguise, hide]) => ({
      disguise,
      language,
      text: `${opening}\n\n${hide(reference)}\n\nWhat does it say?`,
    }));
  });
}
