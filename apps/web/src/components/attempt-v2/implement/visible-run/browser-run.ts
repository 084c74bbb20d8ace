import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { OwnTest } from "@foothold/core/own-test";
import type { BrowserRun, Language, RunOutcome, TestResultData } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { callApi } from "#lib/browser/api-client.ts";
import type { OwnRun } from "../own-input/own-run.ts";
import type { TestLine } from "../own-results/test-file-words.ts";
import { ownResults, visibleResults } from "./visible-request.ts";

/** The most that the server accepts; it stores far less. */
const MAX_TEXT = 2_000;
const MAX_TESTS = 50;

type Visible = Extract<TestResultData, { hidden: false }>;

/** Tells the server what the learner saw, for the coach. Nothing depends on it, so a failure is not shown. */
export function recordBrowserRun(
  { id }: Pick<AttemptView, "id">,
  code: string,
  run: BrowserRun,
): void {
  callApi("POST", `/api/attempts/${id}/implement/browser-run`, { code, run }).catch(() => {});
}

export function seenTests(
  problem: ProblemView,
  language: Language,
  outcome: RunOutcome,
  ownTests: readonly OwnTest[],
  fileTests: Extract<BrowserRun, { kind: "tests" }>["fileTests"] = [],
): BrowserRun {
  const own = ownResults(problem, outcome, ownTests).results;
  return {
    kind: "tests",
    status: outcome.status,
    problem: refusal(outcome),
    tests: visibleResults(problem, outcome)
      .slice(0, MAX_TESTS)
      .map((test) => ({ index: test.index, ...seen(test, language) })),
    own: own.slice(0, MAX_TESTS).map((test) => ({
      input: cut(argumentsText(test.args, problem.signature.parameters, language)),
      expected: cut(valueTextIn(language, test.expected)),
      ...seen(test, language),
    })),
    fileTests,
  };
}

/** The tests of test files, those that failed first: no more than a report may have. */
export function seenFileTests(
  files: readonly { path: string; lines: readonly TestLine[] }[],
): Extract<BrowserRun, { kind: "tests" }>["fileTests"] {
  const all = files.flatMap(({ path, lines }) =>
    lines.map(({ name, status, why, stdout }) => ({
      ...{ path, name: cut(name), status, got: cut(why), printed: cut(stdout) },
    })),
  );
  const failed = all.filter(({ status }) => status !== "passed");
  return [...failed, ...all.filter(({ status }) => status === "passed")].slice(0, MAX_TESTS);
}

export function seenOwnInput(problem: ProblemView, { program, args, outcome }: OwnRun): BrowserRun {
  const [test] = outcome.tests;
  return {
    kind: "own-input",
    input: cut(argumentsText(args, problem.signature.parameters, program.language)),
    got: cut(refusal(outcome) ?? (test ? gotText(test, program.language) : outcome.status)),
    printed: cut(test?.stdout ?? ""),
  };
}

function seen({ status, stdout, ...test }: Visible, language: Language) {
  return { status, got: cut(gotText({ status, ...test }, language)), printed: cut(stdout) };
}

function gotText(
  { status, error, actual }: Pick<Visible, "status" | "error" | "actual">,
  language: Language,
): string {
  if (error) return `${error.type}: ${error.message}${error.line ? ` (line ${error.line})` : ""}`;
  return actual === undefined && status !== "passed" ? status : valueTextIn(language, actual);
}

function refusal(outcome: RunOutcome): string | null {
  if (outcome.status === "rule-broken") {
    return cut(outcome.brokenRules.map(({ message }) => message).join(" "));
  }
  if (outcome.status !== "did-not-compile") return null;
  const { type, message, line } = outcome.error;
  return cut(`${type}: ${message}${line ? ` (line ${line})` : ""}`);
}

const cut = (text: string): string => text.slice(0, MAX_TEXT);
