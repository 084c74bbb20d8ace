import { z } from "zod";
import { findProblem } from "../../catalog/find-problem.ts";
import { learnerText } from "../../entities/fields/learner-text.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import { quickOptionSchema } from "../../entities/recovery/guidance.ts";
import { invalidField } from "../../errors.ts";
import type { GuardVerdict } from "../../ports/coach/guard.ts";
import type { Deps } from "../../ports/deps.ts";
import { extractSteps } from "../guidance/extract-steps.ts";
import { quickAnswer } from "../guidance/quick-answer.ts";
import { simplerProblem } from "../simpler-problem.ts";
import { escalationInput } from "./load-escalation.ts";

export const answerInput = escalationInput.extend({
  option: quickOptionSchema.default("free-text"),
  text: learnerText("guidance").default(""),
});
export type Answer = z.infer<typeof answerInput>;

export const composedAnswerSchema = z.object({
  text: z.string(),
  steps: z.array(z.string()),
  /** What the guard objects to. The instructor may send it anyway. null: no objection, or no guard. */
  warning: z.object({ kind: z.string(), evidence: z.string() }).nullable(),
});
export type ComposedAnswer = z.infer<typeof composedAnswerSchema>;

/** The instructor's own words or, without any, the text of the quick option. */
export async function composeAnswer(
  deps: Pick<Deps, "problems" | "attempts" | "guard">,
  escalation: Escalation,
  { option, text: typed }: Pick<Answer, "option" | "text">,
): Promise<ComposedAnswer> {
  const problem = await findProblem(deps, escalation.problemSlug);
  const simpler = simplerProblem(problem, await deps.problems.list());
  const text = typed.trim() || quickAnswer(option, problem, simpler);
  if (text === "") throw invalidField("text", "Write an answer, or choose one of the options.");
  const attempt = await deps.attempts.find(escalation.attemptId);
  const verdict = attempt
    ? await deps.guard?.check(text, { problem, attempt }, "strict").catch(() => undefined)
    : undefined;
  return { text, steps: extractSteps(text), warning: warningOf(verdict) };
}

function warningOf(verdict: GuardVerdict | undefined): ComposedAnswer["warning"] {
  return verdict?.leak ? { kind: verdict.kind, evidence: verdict.evidence } : null;
}
