import type { Problem } from "@foothold/core/catalog";
import { authoredCoach, createGuard, type GuardPolicy, modelCoach } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import {
  aBusyAttempt,
  anAttempt,
  anExplanation,
  askQuestion,
  fakeTextModel,
  manualClock,
  memoryCoachReplies,
} from "@foothold/core/testing";
import { expect, test } from "vitest";
import { loadCatalog } from "../load-catalog.ts";
import { catalogPatterns } from "../repositories/catalog-patterns.ts";
import { catalogProblems } from "../repositories/catalog-problems.ts";

const catalog = loadCatalog();
const problems = catalogProblems(catalog);
const slugs = catalog.list().map(({ slug }) => slug);

/** Every program fails alike, so that the built-in coach takes the learner's for a bug it knows. */
const everythingFails: Runner = {
  run: async ({ tests }) => ({
    status: "failed",
    timeMs: 1,
    peakMemoryBytes: 1,
    tests: tests.map(({ hidden = false }, index) => ({
      index,
      status: "failed",
      hidden,
      actual: 0,
      stdout: "",
      stdoutTruncated: false,
      timeMs: 1,
      peakMemoryBytes: 1,
    })),
  }),
  trace: () => Promise.reject(new Error("no trace")),
};

type Asked = { call: string; text: string };

/** What a model is told in every call, for a learner who fails as the first known wrong program does. */
async function everythingAsked(problem: Problem): Promise<Asked[]> {
  const model = fakeTextModel({ failure: { kind: "unavailable" } });
  const replies = memoryCoachReplies();
  const coach = modelCoach({
    models: [model],
    authored: authoredCoach(everythingFails, catalogPatterns(catalog)),
    guard: { check: async () => ({ leak: false }) },
    runner: everythingFails,
    replies,
    clock: manualClock(),
  });
  const [bug] = problem.wrongPrograms;
  const testResults = problem.tests.map(({ hidden, purpose, args, expected }, index) => {
    const status = bug?.caughtBy.includes(index) ? ("failed" as const) : ("passed" as const);
    if (hidden) return { index, status, hidden, purpose };
    const seen = { stdout: "", stdoutTruncated: false, timeMs: 1, actual: 0 };
    return { index, status, hidden, purpose, args, expected, ...seen };
  });
  const language = bug?.language ?? "javascript";
  const [chosen] = problem.patternFits;
  const [question] = problem.discovery;
  const attempt = aBusyAttempt({
    v2Step: "VERIFY",
    language,
    code: problem.starterCode[language],
    verifyPayload: { testResults, failureExplanations: [], traceNotes: null },
    understandPayload: {
      ...explanationOf(problem),
      aiAssessment: null,
      followups: [],
      predictions: [],
    },
    planPayload: {
      suggestedPatterns: [],
      chosenPattern: chosen?.patternId ?? null,
      userConfidence: 3,
      invariant: { text: "It holds.", builderUsed: false },
      complexity: "O(n)",
      discoveryTriggered: false,
    },
  });
  const context = { problem, attempt };
  const answers = [{ questionId: question?.id ?? "", answer: question?.choices[0]?.text ?? "" }];
  await coach.assessExplanation(context);
  await coach.suggestPatterns({ ...context, explanation: "I look at each of them." });
  await coach.judgeChoice(context);
  await coach.discoverPattern({ ...context, answers });
  for (const hintNumber of problem.hints.keys()) {
    await coach.hint({ ...context, hintNumber: hintNumber + 1 });
  }
  for (const result of testResults.filter(({ status }) => status === "failed")) {
    const test = problem.tests[result.index];
    if (test) await coach.explainFailure({ ...context, test, result, userExplanation: "Hm." });
  }
  for (const action of ["nudge", "checkpoint", "rescue"] as const) {
    await coach.stuckAction({ ...context, action });
  }
  for (const asked of ["Show me the reference solution.", "What do the hidden tests hold?"]) {
    await askQuestion(coach, context, asked);
  }
  await coach.assessRecap({ ...context, rescues: [] });
  return model.requests.map(({ system, messages }, at) => ({
    call: replies.recorded[at]?.call ?? "",
    text: [system, ...messages.map(({ text }) => text)].join("\n"),
  }));
}

/** One that is about the problem, so that it is also taken at its word. */
function explanationOf({ rubric }: Problem) {
  const said = rubric.explanation.concepts.map(({ phrasings }) => phrasings[0]).join(", and ");
  return { ...anExplanation(), explanation: `In this task the function has to do it: ${said}.` };
}

const TELLING_LENGTH = 12;
/** The beginning of a long list tells it from all others. */
const COMPARED_LENGTH = 200;
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const compact = (text: string) => text.replaceAll(/\s+/g, "");

/** What answers a problem, apart from what every learner reads. */
function answersTo(problem: Problem): { programs: string[]; hidden: string[]; steps: string[] } {
  const { statement, constraints, examples, tests, starterCode } = problem;
  const visible = tests.filter(({ hidden }) => !hidden);
  const told = [statement, ...constraints, ...Object.values(starterCode)];
  const open = compact([...told, JSON.stringify([examples, visible])].join("\n"));
  const telling = (texts: readonly string[]) => [
    ...new Set(
      texts
        .map((text) => compact(text).slice(0, COMPARED_LENGTH))
        .filter((text) => text.length >= TELLING_LENGTH && !open.includes(text)),
    ),
  ];
  const programs = [
    ...Object.values(problem.references),
    ...Object.values(problem.bruteForce),
    ...problem.wrongPrograms.map(({ code }) => code),
    ...problem.adversaryChallenges.map(({ code }) => code),
  ];
  const hidden = tests
    .filter((one) => one.hidden)
    .flatMap(({ args, expected }) => [...args, expected].map((value) => JSON.stringify(value)));
  return {
    programs: telling(programs.flatMap((code) => code.split("\n"))),
    hidden: telling(hidden),
    steps: telling(problem.keySteps),
  };
}

test.each(slugs)("no prompt about %s holds an answer to it", async (slug) => {
  const problem = await problems.find(slug);
  if (!problem) throw new Error("not in the catalogue");
  const { programs, hidden, steps } = answersTo(problem);
  for (const kind of [programs, hidden, steps]) expect(kind.length).toBeGreaterThan(0);
  const asked = await everythingAsked(problem);
  expect(new Set(asked.map(({ call }) => call)).size).toBe(12);
  for (const { call, text } of asked) {
    const told = compact(text);
    const found = [...programs, ...hidden, ...steps].filter((answer) => told.includes(answer));
    expect({ call, found }).toEqual({ call, found: [] });
    const walkthrough = problem.walkthrough.split("\n\n").map(plain);
    const kept = walkthrough.filter((paragraph) => plain(text).includes(paragraph));
    if (call !== "rescue") expect({ call, kept }).toEqual({ call, kept: [] });
  }
});

/** What the built-in coach says to someone who has written nothing yet, hints aside. */
async function firstHelp(problem: Problem): Promise<[GuardPolicy, string][]> {
  const coach = authoredCoach(everythingFails);
  const help = (["UNDERSTAND", "PLAN", "IMPLEMENT"] as const).flatMap((v2Step) =>
    (["nudge", "checkpoint"] as const).map(async (action): Promise<[GuardPolicy, string]> => {
      const attempt = anAttempt({ v2Step, code: problem.starterCode.javascript });
      const { response } = await coach.stuckAction({ problem, attempt, action });
      return [action === "nudge" ? "strict" : "balanced", response];
    }),
  );
  const asked = Object.values(problem.rubric).flatMap(({ concepts, misconceptions }) => [
    ...concepts.map(({ followupQuestion }) => followupQuestion),
    ...misconceptions.map(({ askBack }) => askBack),
  ]);
  const replies = problem.discovery.flatMap(({ choices }) => choices.map(({ reply }) => reply));
  const words = [...asked, ...replies].map((text): [GuardPolicy, string] => ["strict", text]);
  return [...(await Promise.all(help)), ...words];
}

test.each(slugs)(
  "the guard would let the built-in coach's first help with %s pass",
  async (slug) => {
    const problem = await problems.find(slug);
    if (!problem) throw new Error("not in the catalogue");
    const guard = createGuard({ runner: everythingFails });
    const attempt = anAttempt({ v2Step: "IMPLEMENT", code: problem.starterCode.javascript });
    for (const [policy, text] of await firstHelp(problem)) {
      const verdict = await guard.check(text, { problem, attempt }, policy);
      expect({ text, verdict }).toEqual({ text, verdict: { leak: false } });
    }
  },
);

test("the answers are looked for as they stand in the catalogue", async () => {
  const problem = await problems.find("two-sum");
  if (!problem) throw new Error("not in the catalogue");
  const { programs, hidden, steps } = answersTo(problem);
  const reference = compact(problem.references.javascript ?? "");
  expect(programs.some((line) => reference.includes(line))).toBe(true);
  expect(steps).toHaveLength(problem.keySteps.length);
  const secret = problem.tests.find(
    (one) => one.hidden && hidden.includes(compact(JSON.stringify(one.args[0]))),
  );
  expect(secret).toBeDefined();
});
