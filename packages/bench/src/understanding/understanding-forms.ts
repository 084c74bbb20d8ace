import { catalogProblems, loadCatalog } from "@foothold/catalog";
import { answerFollowup, type Mode, startAttempt, submitExplanation } from "@foothold/core/attempt";
import { authoredCoach } from "@foothold/core/coach";
import type { RunValue } from "@foothold/core/runs";
import { aLearner, memoryDeps } from "@foothold/core/testing";
import { createServerRunner } from "@foothold/runner/server";
import type { Bench } from "../bench.ts";
import { type FilledForm, filledForms } from "./forms/filled-form.ts";
import { slipOf } from "./learners.ts";
import { MOST_PREDICTIONS } from "./walk-gate.ts";

const modes = ["BEGINNER", "EXPERT"] as const;
const MOST_REPLIES = 4;

type Walked = { slug: string; form: FilledForm; mode: Mode; passed: boolean; predictions: number };

/** `understanding-forms=list` tells who passes who should not, and who should and does not. */
export const understandingForms: Bench = {
  what: "filled-in forms with the predictions of whoever wrote them, through the whole gate",
  async run(detail) {
    const walked = await walkAll();
    if (detail === "list") walked.filter(isWrongly).forEach(tell);
    const kinds = [...new Set(walked.map(({ form }) => form.who))];
    return kinds.flatMap((who) =>
      modes.map((mode) => {
        const of = walked.filter((each) => each.form.who === who && each.mode === mode);
        const passed = of.filter((each) => each.passed);
        const counts = passed.map((each) => each.predictions).toSorted((one, two) => one - two);
        return {
          who,
          mode,
          forms: of.length,
          passed: passed.length,
          held: of.length - passed.length,
          "predictions, median": counts[Math.floor(counts.length / 2)] ?? "",
        };
      }),
    );
  },
};

async function walkAll(): Promise<Walked[]> {
  const catalog = loadCatalog();
  const problems = catalogProblems(catalog);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const walked: Walked[] = [];
  try {
    const coach = authoredCoach(runner, undefined, problems);
    const deps = { ...memoryDeps(), problems, runner, coach };
    for (const [slug, forms] of Object.entries(filledForms)) {
      for (const form of forms) {
        for (const mode of modes) walked.push(await walk(deps, slug, form, mode));
      }
    }
  } finally {
    await runner.close();
  }
  return walked;
}

type Deps = Parameters<typeof startAttempt>[0] & Parameters<typeof answerFollowup>[0];

/** Sends the form, and answers whatever is asked until the step is passed or nobody would go on. */
async function walk(deps: Deps, slug: string, form: FilledForm, mode: Mode): Promise<Walked> {
  const actor = aLearner();
  const given = { problemSlug: slug, language: "javascript", mode } as const;
  const attemptId = (await startAttempt(deps, given, actor)).attempt.id;
  let reply = await submitExplanation(deps, { attemptId, ...form.fields }, actor);
  let predictions = 0;
  let replies = 0;
  while (reply.status !== "PASS" && predictions < MOST_PREDICTIONS && replies < MOST_REPLIES) {
    const [probe] = reply.probes;
    const question = probe?.question ?? reply.followupQuestions[0];
    if (question === undefined) break;
    const answer = probe
      ? await predictionOf(deps, slug, form, probe.args, predictions)
      : form.reply;
    reply = await answerFollowup(deps, { attemptId, question, answer }, actor);
    if (probe) predictions += 1;
    else replies += 1;
  }
  return { slug, form, mode, passed: reply.status === "PASS", predictions };
}

async function predictionOf(
  { problems }: Pick<Deps, "problems">,
  slug: string,
  { predicts, slipsAt = [] }: FilledForm,
  args: readonly RunValue[],
  at: number,
): Promise<string> {
  if (predicts) return JSON.stringify(predicts(...structuredClone(args)));
  const read = await problems.readingsOf(slug, args);
  if (!read) throw new Error(`nobody can read ${JSON.stringify(args)}`);
  return JSON.stringify(slipsAt.includes(at) ? slipOf(read.expected) : read.expected);
}

function isWrongly({ form, passed }: Walked): boolean {
  return (form.who === "understands") !== passed;
}

function tell({ slug, form, mode, passed, predictions }: Walked): void {
  const outcome = passed ? `passed after ${predictions}` : "held";
  console.log(`${slug} ${mode} ${form.who}, ${form.note ?? form.fields.explanation}: ${outcome}`);
}
