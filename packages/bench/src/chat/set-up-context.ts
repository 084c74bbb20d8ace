import type { Problem } from "@foothold/core/catalog";
import type { CoachContext } from "@foothold/core/coach";
import {
  type Runner,
  type RunOutcome,
  runRequest,
  type SeenRuns,
  testResultsOf,
} from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import { valueTextIn } from "@foothold/core/value-text";
import type { ChatQuestion } from "./chat-question.ts";

type AttemptQuestion = Omit<ChatQuestion, "problem">;

/** The learner's situation as the question describes it; programs are really run. */
export async function setUpContext(
  problem: Problem,
  asked: AttemptQuestion,
  runner: Pick<Runner, "run">,
): Promise<CoachContext> {
  const { language, step: v2Step, pattern } = asked;
  const code = codeOf(problem, asked);
  const attempt = anAttempt({
    problemSlug: problem.slug,
    v2Step,
    language,
    code,
    hintsUsedCount: asked.hintsUsed,
    ...(pattern !== undefined && { planPayload: planWith(pattern) }),
  });
  if (asked.run === "none") return { problem, attempt, seen: await seenInput() };
  const outcome = await runner.run(runRequest(problem, attempt));
  if (asked.run === "visible") {
    const tests = seenTests(problem, asked, outcome);
    return { problem, attempt, seen: { tests, ownInput: (await seenInput())?.ownInput ?? null } };
  }
  const testResults = testResultsOf(problem, outcome);
  const verifyPayload = { testResults, failureExplanations: [], traceNotes: null };
  return { problem, attempt: { ...attempt, verifyPayload }, seen: null };

  async function seenInput(): Promise<SeenRuns | null> {
    if (asked.ownInput === undefined) return null;
    const request = runRequest(problem, attempt);
    const args = JSON.parse(`[${asked.ownInput}]`);
    const outcome = await runner.run({ ...request, tests: [{ args, expected: null }] });
    const [test] = outcome.tests;
    const got = test ? gotText(test, language) : outcome.status;
    const ownInput = { input: asked.ownInput, got, printed: test?.stdout ?? "" };
    return { tests: null, ownInput: { ...ownInput, changedSince: asked.changedSince } };
  }
}

function codeOf(problem: Problem, { code, language }: AttemptQuestion): string {
  if (code === "starter") return problem.starterCode[language];
  if (code === "reference") return problem.references[language] ?? "";
  if (!code.startsWith("wrong/")) return code;
  const name = code.slice("wrong/".length);
  const written = problem.wrongPrograms.find(
    (program) => program.name === name && program.language === language,
  );
  if (!written) throw new Error(`${problem.slug} has no wrong program ${name} in ${language}`);
  return written.code;
}

function planWith(chosenPattern: string) {
  return {
    suggestedPatterns: [],
    chosenPattern,
    userConfidence: 3,
    invariant: null,
    complexity: null,
    discoveryTriggered: false,
  };
}

function seenTests(
  problem: Problem,
  { language, changedSince }: AttemptQuestion,
  outcome: RunOutcome,
): SeenRuns["tests"] {
  const refused = outcome.status === "did-not-compile" ? outcome.error : null;
  return {
    status: outcome.status,
    problem: refused && errorText(refused),
    own: [],
    fileTests: [],
    changedSince,
    tests: outcome.tests.flatMap((ran) => {
      const test = problem.tests[ran.index];
      if (!test || test.hidden) return [];
      const { purpose, args, expected } = test;
      const got = refused ? ran.status : gotText(ran, language);
      return [{ purpose, args, expected, status: ran.status, got, printed: ran.stdout }];
    }),
  };
}

type Ran = RunOutcome["tests"][number];

function gotText({ error, actual, status }: Ran, language: ChatQuestion["language"]): string {
  if (error) return errorText(error);
  return actual === undefined && status !== "passed" ? status : valueTextIn(language, actual);
}

function errorText({ type, message, line }: NonNullable<Ran["error"]>): string {
  return `${type}: ${message}${line ? ` (line ${line})` : ""}`;
}
