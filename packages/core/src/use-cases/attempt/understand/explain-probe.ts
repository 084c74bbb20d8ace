import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { assessmentSchema } from "../../../attempt/understand/assess-understanding.ts";
import { settlePrediction } from "../../../attempt/understand/make-prediction.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { inputText, resultText } from "../../../coach/predictions/probe-question.ts";
import { readingsAt } from "../../../coach/predictions/readings-at.ts";
import type { MadePrediction } from "../../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError, invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const explainProbeInput = attemptInput.extend({
  question: requiredLearnerText("followupQuestion"),
});
export type ExplainProbe = z.infer<typeof explainProbeInput>;

/** With the result of the input, and an example to compare it with. */
export const explainedProbeSchema = assessmentSchema.extend({ explanation: z.string() });
export type ExplainedProbe = z.infer<typeof explainedProbeSchema>;

/** Tells the result of an open probe. The probe then counts for nothing, and another is asked. */
export async function explainProbe(
  deps: Pick<Deps, "attempts" | "problems" | "clock">,
  input: ExplainProbe,
  actor: Actor,
): Promise<ExplainedProbe> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "answer-followup");
  const open = attempt.understandPayload?.aiAssessment?.probes ?? [];
  const probe = open.find(({ question }) => question === input.question);
  if (!probe) throw invalidField("question", "The coach has not asked for this prediction.");
  const problem = await findProblem(deps, attempt.problemSlug);
  const read = await readingsAt(deps, problem, probe.args);
  if (!read) throw new AppError("internal", `"${problem.slug}" cannot judge its own probe.`);
  const { expected } = read;
  const prediction: MadePrediction = {
    ...probe,
    answer: "",
    expected,
    outcome: "explained",
    misreading: null,
    source: "probe",
  };
  const assessment = await settlePrediction(deps, attempt, { problem, prediction }, actor);
  return { ...assessment, explanation: explanationOf(problem, prediction) };
}

type Example = Problem["examples"][number];

/** The result, and the author's explanation of the example closest in size. */
function explanationOf(problem: Problem, { args, expected }: MadePrediction): string {
  const size = JSON.stringify(args).length;
  const distance = (example: Example) => Math.abs(JSON.stringify(example.args).length - size);
  const closest = problem.examples.toSorted((one, other) => distance(one) - distance(other))[0];
  const result = `For ${inputText(problem, args)} the function gives ${resultText(expected)}.`;
  if (!closest) return result;
  const like = `${inputText(problem, closest.args)} gives ${resultText(closest.expected)}`;
  return `${result} Compare it with an example: ${like}. ${closest.explanation}`;
}
