import type { UnderstandPayload } from "../../entities/attempt-payloads.ts";
import type { Problem } from "../../entities/problem.ts";
import { explanationFields } from "../../entities/problem-teaching.ts";
import type { SolutionLeakRisk } from "../coach.ts";
import { looksLikeCode } from "../reading/looks-like-code.ts";
import { says } from "../reading/says.ts";
import { sentencesOf } from "../reading/words.ts";

/** How much of a solution already stands in the explanation: what is read back must not complete it. */
export function leakRiskOf({ keySteps }: Problem, payload: UnderstandPayload): SolutionLeakRisk {
  const text = explanationFields.map((field) => payload[field]).join("\n");
  if (looksLikeCode(text)) return "high";
  const sentences = sentencesOf(text);
  const known = keySteps.filter((step) => sentences.some((sentence) => says(sentence, [step])));
  return known.length >= 2 ? "medium" : "low";
}
