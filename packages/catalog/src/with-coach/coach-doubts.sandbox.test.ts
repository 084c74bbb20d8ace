import type { Problem } from "@foothold/core/catalog";
import { authoredCoach, modelCoach } from "@foothold/core/coach";
import {
  anAttempt,
  anExplanation,
  fakeTextModel,
  manualClock,
  memoryCoachReplies,
} from "@foothold/core/testing";
import { createServerRunner, type ServerRunner } from "@foothold/runner/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProblemFolder } from "../authored/read-problem-folder.ts";
import { catalogFolder, loadCatalog } from "../load-catalog.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";

const catalog = loadCatalog();
let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ checkers: catalog.checkers(), warm: { javascript: 1 } });
});
afterAll(() => runner.close());

async function findProblem(slug: string): Promise<Problem> {
  const problem = await catalogProblems(catalog).find(slug);
  if (!problem) throw new Error("not in the catalogue");
  return problem;
}

/** What an explanation is doubted for when a model makes this program of it. */
async function doubtOf(problem: Problem, code: string) {
  const words = JSON.stringify({ strengths: [], gaps: [], followupQuestions: [] });
  const coach = modelCoach({
    models: [
      fakeTextModel(({ system }) =>
        system.includes("exactly as it is described") ? JSON.stringify({ code }) : words,
      ),
    ],
    authored: authoredCoach(runner),
    guard: { check: async () => ({ leak: false }) },
    runner,
    replies: memoryCoachReplies(),
    clock: manualClock(),
  });
  const { concepts } = problem.rubric.explanation;
  const said = concepts.map(({ phrasings }) => phrasings[0]).join(", and ");
  const explanation = `In this task the function has to do it: ${said}.`;
  const understandPayload = {
    ...anExplanation({ explanation }),
    aiAssessment: null,
    followups: [],
    predictions: [],
  };
  const attempt = anAttempt({ problemSlug: problem.slug, understandPayload });
  return (await coach.assessExplanation({ problem, attempt })).doubtfulInput;
}

const renamed = (problem: Problem, code: string) =>
  code.replaceAll(problem.signature.name, "solve");

const shapes = ["first-unique-character", "reverse-linked-list", "tree-level-order", "two-sum"];

test.each(shapes)("%s: the task itself is not doubted", async (slug) => {
  const problem = await findProblem(slug);
  const code = renamed(problem, problem.references.javascript ?? "");
  expect(await doubtOf(problem, code)).toBeUndefined();
});

test.each(shapes)("%s: a misreading is doubted where it gives something else", async (slug) => {
  const problem = await findProblem(slug);
  const { misreadingSources } = readProblemFolder(catalogFolder, slug);
  for (const [name, source] of Object.entries(misreadingSources)) {
    const isShown = problem.probes.some(({ misread }) => name in misread);
    const doubted = JSON.stringify(await doubtOf(problem, renamed(problem, source)));
    const probe = problem.probes.find(({ args }) => JSON.stringify(args) === doubted);
    expect([name, name in (probe?.misread ?? {})]).toEqual([name, isShown]);
  }
});

test.each([
  ["runs for ever", "function solve() { for (;;); }"],
  ["runs for ever before it is called", "for (;;);\nfunction solve() {}"],
  ["waits for ever", "async function solve() { await new Promise(() => {}); }"],
  ["leaves", "function solve() { Deno.exit(0); }"],
  [
    "takes all memory",
    "function solve() { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }",
  ],
  ["writes without end", "function solve() { for (;;) console.log('x'.repeat(1e6)); }"],
  ["calls itself for ever", "function solve() { return solve(); }"],
])("a program that %s raises no doubt", { timeout: 30_000 }, async (_name, code) => {
  expect(await doubtOf(await findProblem("first-unique-character"), code)).toBeUndefined();
});
