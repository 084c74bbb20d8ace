import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { explanationFields } from "../../entities/catalog/problem-teaching.ts";
import type { SolutionLeakRisk } from "../../ports/coach/coach.ts";
import { looksLikeCode } from "../reading/looks-like-code.ts";
import { createConceptMatcher, isSaid } from "../understanding/match-concept.ts";
import { splitSentences } from "../understanding/split-sentences.ts";

/** How much of a solution the explanation already holds, so that feedback does not complete it. */
export function assessLeakRisk(
  { keySteps }: Problem,
  payload: UnderstandPayload,
): SolutionLeakRisk {
  const text = explanationFields.map((field) => payload[field]).join("\n");
  if (looksLikeCode(text)) return "high";
  const sentences = splitSentences(text);
  const known = keySteps.filter((step) =>
    isSaid(createConceptMatcher([step], [], () => 1)(sentences)),
  );
  return known.length >= 2 ? "medium" : "low";
}
