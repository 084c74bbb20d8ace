import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { SeenRuns, SeenTest } from "../../entities/runs/browser-run.ts";
import type { Deps } from "../../ports/deps.ts";
import { codeFingerprint } from "../../stuck/trail-after-event.ts";
import { stateOfStep } from "../../validation/attempt-state-machine.ts";
import { shortenBrowserRun } from "./shorten-browser-run.ts";
import { browserRunFields, readBrowserRun } from "./stored-browser-run.ts";

/** What the learner saw in the browser since the server last ran their code; null at steps without code. */
export async function findSeenRuns(
  { drafts }: Pick<Deps, "drafts">,
  attempt: AnyAttempt,
  problem: Problem,
): Promise<SeenRuns | null> {
  const state = attempt.v2Step === null ? attempt.state : stateOfStep[attempt.v2Step];
  if (state !== "CODE") return null;
  const stored = await drafts.list(attempt.id);
  const textOf = (field: string) => stored.find((draft) => draft.field === field)?.text;
  const fingerprint = codeFingerprint(attempt);
  const tests = readBrowserRun("tests", textOf(browserRunFields.tests));
  const input = readBrowserRun("own-input", textOf(browserRunFields["own-input"]));
  return {
    tests: tests && isNewest(attempt, tests) ? seenTests(tests, problem, fingerprint) : null,
    ownInput: input && isNewest(attempt, input) ? seenInput(input, fingerprint) : null,
  };
}

/** Stored texts are shortened again: a learner may have written the draft themselves. */
function shortened<Run extends Parameters<typeof shortenBrowserRun>[0]>(run: Run): Run {
  return shortenBrowserRun(run) as Run;
}

function isNewest({ stuckTrail }: AnyAttempt, { version }: { version: number }): boolean {
  const lastRun = stuckTrail.iterations.findLast(({ kind }) => kind === "run");
  return !lastRun || version >= lastRun.version;
}

type StoredTests = NonNullable<ReturnType<typeof readBrowserRun<"tests">>>;

function seenTests(
  { run, fingerprint }: StoredTests,
  problem: Problem,
  present: string,
): SeenRuns["tests"] {
  const { status, problem: why, tests, own, fileTests } = shortened(run);
  return {
    ...{ status, own, fileTests },
    problem: why,
    tests: tests.flatMap((told) => seenTest(problem, told)),
    changedSince: fingerprint !== present,
  };
}

function seenInput(
  { run, fingerprint }: NonNullable<ReturnType<typeof readBrowserRun<"own-input">>>,
  present: string,
): SeenRuns["ownInput"] {
  const { input, got, printed } = shortened(run);
  return { input, got, printed, changedSince: fingerprint !== present };
}

/** A test's purpose is taken from the problem, and only for visible tests. */
function seenTest(
  { tests }: Problem,
  { index, ...told }: StoredTests["run"]["tests"][number],
): SeenTest[] {
  const test = tests[index];
  if (!test || test.hidden) return [];
  const { purpose, args, expected } = test;
  return [{ purpose, args, expected, ...told }];
}
