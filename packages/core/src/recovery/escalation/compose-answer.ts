import { z } from "zod";
import { findProblem } from "../../catalog/find-problem.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { learnerText, requiredLearnerText } from "../../entities/fields/learner-text.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import { quickOptionSchema } from "../../entities/recovery/guidance.ts";
import { invalidField } from "../../errors.ts";
import type { GuardVerdict } from "../../ports/coach/guard.ts";
import type { Deps } from "../../ports/deps.ts";
import { extractSteps } from "../guidance/extract-steps.ts";
import { quickAnswer } from "../guidance/quick-answer.ts";
import { checkNote, type NoteCheck, noteCheckSchema } from "../sharing/check-note.ts";
import { namesInClasses } from "../sharing/names-in-classes.ts";
import { simplerProblem } from "../ways-out/simpler-problem.ts";
import { escalationInput } from "./load-escalation.ts";

/** The part of an answer that others may read, and in which class. */
export const reusableSchema = z.object({
  text: requiredLearnerText("guidance"),
  /** The author's class; without one, a class in which they teach the learner. */
  classId: z.string().min(1).max(100).optional(),
  /** The author has looked at the personal details that were pointed out. */
  personalChecked: z.boolean().default(false),
});

export const MAX_SUGGESTED_STEPS = 12;

export const answerInput = escalationInput.extend({
  option: quickOptionSchema.default("free-text"),
  text: learnerText("guidance").default(""),
  /** The steps as a list; without it they are found in the text. */
  suggestedSteps: z.array(requiredLearnerText("suggestedStep")).max(MAX_SUGGESTED_STEPS).optional(),
  /** Without it the answer is for this learner alone. */
  reusable: reusableSchema.nullish(),
});
export type Answer = z.infer<typeof answerInput>;

export const composedAnswerSchema = z.object({
  text: z.string(),
  steps: z.array(z.string()),
  /** What the guard objects to. The instructor may send it anyway. null: no objection, or no guard. */
  warning: z.object({ kind: z.string(), evidence: z.string() }).nullable(),
  /** A simpler problem that the answer names, for a link to it. */
  suggestedProblem: z.string().nullable(),
  /** What was found in the part for others; null where there is none. */
  reusable: noteCheckSchema.nullable(),
});
export type ComposedAnswer = z.infer<typeof composedAnswerSchema>;

/** The instructor's own words or, without any, the text of the quick option. */
export async function composeAnswer(
  deps: Pick<Deps, "problems" | "attempts" | "guard" | "ownOrigins" | "people" | "classes">,
  escalation: Escalation,
  { option, text: typed, suggestedSteps, reusable }: Omit<Answer, "escalationId">,
): Promise<ComposedAnswer> {
  const problem = await findProblem(deps, escalation.problemSlug);
  const simpler = simplerProblem(problem, await deps.problems.list());
  const text = typed.trim() || quickAnswer(option, problem, simpler);
  if (text === "") throw invalidField("text", "Write an answer, or choose one of the options.");
  const attempt = await deps.attempts.find(escalation.attemptId);
  const judged = [text, ...(suggestedSteps ?? [])].join("\n");
  const verdict = attempt
    ? await deps.guard?.check(judged, { problem, attempt }, "strict").catch(() => notChecked)
    : undefined;
  return {
    text,
    steps: suggestedSteps?.map((step) => step.trim()) ?? extractSteps(text),
    warning: warningOf(verdict),
    suggestedProblem:
      option === "simpler-problem" && simpler && text.includes(simpler.title) ? simpler.slug : null,
    reusable: reusable ? await checkPart(deps, escalation, problem, reusable) : null,
  };
}

async function checkPart(
  deps: Pick<Deps, "guard" | "ownOrigins" | "people" | "classes">,
  { userId: learnerId }: Escalation,
  problem: Problem,
  { text, classId }: z.infer<typeof reusableSchema>,
): Promise<NoteCheck> {
  const names = await namesInClasses(deps, { learnerId, classId: classId ?? null });
  return checkNote(deps, { text, problem, names });
}

/** An instructor may decide without the guard, and is told that it did not look. */
const notChecked = { leak: true, kind: "not-checked", evidence: "" } as const;

/** That an answer is not in English is no leak: the instructor knows what it says. */
function warningOf(
  verdict: GuardVerdict | typeof notChecked | undefined,
): ComposedAnswer["warning"] {
  return verdict?.leak && verdict.kind !== "not-english"
    ? { kind: verdict.kind, evidence: verdict.evidence }
    : null;
}
