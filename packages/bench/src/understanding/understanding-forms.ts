import { catalogProblems, loadCatalog } from "@foothold/catalog";
import { answerFollowup, type Mode, startAttempt, submitExplanation } from "@foothold/core/attempt";
import { authoredCoach } from "@foothold/core/coach";
import { median } from "@foothold/core/median";
import type { RunValue } from "@foothold/core/runs";
import { aLearner, memoryDeps } from "@foothold/core/testing";
import { createServerRunner } from "@foothold/runner/server";
import type { Bench } from "../bench.ts";
import { type FilledForm, filledForms } from "./forms/filled-form.ts";
import { formsByKind } from "./forms-by-kind/all-forms.ts";
import { slipOf } from "./learners.ts";
import { MOST_PREDICTIONS } from "./walk-gate.ts";

const modes = ["BEGINNER", "EXPERT"] as const;
const MOST_REPLIES = 4;

type Walked = {
  slug: string;
  form: FilledForm;
  mode: Mode;
  passed: boolean;
  predictions: number;
  rounds: number;
};

const sets = {
  "12 problems": Object.entries(filledForms).flatMap(([slug, forms]) =>
    forms.map((form) => ({ slug, ...form })),
  ),
  "24 problems": formsByKind,
};

/** `understanding-forms=list` tells who passes who should not, and who should and does not. */
export const understandingForms: Bench = {
  what: "filled-in forms with the predictions of whoever wrote them, through the whole gate",
  async run(detail) {
    const rows: Record<string, string | number>[] = [];
    for (const [set, forms] of Object.entries(sets)) {
      const walked = await walkAll(forms);
      if (detail === "list") walked.filter(isWrongly).forEach(tell);
      const kinds = [...new Set(forms.map(({ who }) => who))];
      for (const who of kinds) {
        for (const mode of modes) {
          const of = walked.filter((each) => each.form.who === who && each.mode === mode);
          rows.push({ set, who, mode, ...summaryOf(of) });
        }
      }
    }
    return rows;
  },
};

function summaryOf(walked: readonly Walked[]) {
  const passed = walked.filter((each) => each.passed);
  return {
    forms: walked.length,
    passed: passed.length,
    held: walked.length - passed.length,
    "predictions, median": median(passed.map(({ predictions }) => predictions)),
    "rounds, median": median(passed.map(({ rounds }) => rounds)),
  };
}

async function walkAll(asked: readonly (FilledForm & { slug: string })[]): Promise<Walked[]> {
  const catalog = loadCatalog();
  const problems = catalogProblems(catalog);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const walked: Walked[] = [];
  try {
    const coach = authoredCoach(runner, undefined, problems);
    const deps = { ...memoryDeps(), problems, runner, coach };
    for (const { slug, ...form } of asked) {
      for (const mode of modes) walked.push(await walk(deps, slug, form, mode));
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
  let rounds = 0;
  while (reply.status !== "PASS" && predictions < MOST_PREDICTIONS && replies < MOST_REPLIES) {
    const { probes, followupQuestions } = reply;
    const [question] = followupQuestions;
    if (probes.length > 0) rounds += 1;
    for (const { question: asked, args } of probes) {
      const answer = await predictionOf(deps, slug, form, args, predictions);
      reply = await answerFollowup(deps, { attemptId, question: asked, answer }, actor);
      predictions += 1;
    }
    if (probes.length > 0) continue;
    if (question === undefined) break;
    const answer = form.reply ?? form.fields.explanation;
    reply = await answerFollowup(deps, { attemptId, question, answer }, actor);
    replies += 1;
  }
  return { slug, form, mode, passed: reply.status === "PASS", predictions, rounds };
}

async function predictionOf(
  { problems }: Pick<Deps, "problems">,
  slug: string,
  { predicts, types = JSON.stringify, slipsAt = [] }: FilledForm,
  args: readonly RunValue[],
  at: number,
): Promise<string> {
  if (predicts) return types(predicts(...structuredClone([...args])));
  const read = await problems.readingsOf(slug, args);
  if (!read) throw new Error(`nobody can read ${JSON.stringify(args)}`);
  return types(slipsAt.includes(at) ? slipOf(read.expected) : read.expected);
}

function isWrongly({ form, passed }: Walked): boolean {
  return (form.who === "understands" || form.who === "awkward") !== passed;
}

function tell({ slug, form, mode, passed, predictions }: Walked): void {
  const outcome = passed ? `passed after ${predictions}` : "held";
  console.log(`${slug} ${mode} ${form.who}, ${form.note ?? form.fields.explanation}: ${outcome}`);
}
