import type { UnderstandPayload } from "../../entities/attempt-payloads.ts";
import type { Problem } from "../../entities/problem.ts";
import { explanationFields } from "../../entities/problem-teaching.ts";
import type { SolutionLeakRisk } from "../coach.ts";
import { looksLikeCode } from "../reading/looks-like-code.ts";
import { hearSentences } from "../understanding/hear.ts";
import { conceptReader } from "../understanding/says.ts";

/** How much of a solution already stands in the explanation: what is read back must not complete it. */
export function leakRiskOf({ keySteps }: Problem, payload: UnderstandPayload): SolutionLeakRisk {
  const text = explanationFields.map((field) => payload[field]).join("\n");
  if (looksLikeCode(text)) return "high";
  const sentences = hearSentences(text);
  const known = keySteps.filter((step) => conceptReader([step], [], () => 1)(sentences) === "said");
  return known.length >= 2 ? "medium" : "low";
}
