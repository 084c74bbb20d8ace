import { hiddenGroups } from "../../entities/catalog/hidden-groups.ts";
import type { Problem, ProblemTest } from "../../entities/catalog/problem.ts";
import type { Language } from "../../entities/runs/language.ts";
import type { RunRequest } from "../../entities/runs/run.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { AppError } from "../../errors.ts";
import type { Problems } from "../../ports/catalog.ts";
import type { CoachContext } from "../../ports/coach/coach.ts";
import type { Runner } from "../../ports/runs.ts";
import { lastResults } from "../../runs/last-results.ts";
import { programRequest } from "../../runs/program-request.ts";
import { fingerprint } from "../../text/fingerprint.ts";
import { createKeyedCache } from "./create-keyed-cache.ts";
import { makeNearbyTests } from "./make-nearby-tests.ts";
import { type Behaviour, PASSED, readBehaviour, UNFINISHED } from "./program-behaviour.ts";

export type KnownBug = Problem["wrongPrograms"][number] & {
  /** On how many failing tests the learner's program behaved the same. */
  sameOn: number;
  /** How many of these were values or errors, not timeouts. */
  sameValues: number;
  /** Whether any of these tests is hidden; how many is not told. */
  sameOnHidden: boolean;
};

/**
 * Finds the authored wrong program that fails on the same tests as the learner's code, with the same wrong values, and
 * behaves the same on similar inputs; null when there is none, or several that no run tells apart.
 */
export type FindKnownBug = (context: CoachContext) => Promise<KnownBug | null>;

/** A test that times out costs its whole time limit, so only some of these are run again. */
export const MAX_UNFINISHED_RUN = 2;

/** Naming a bug reveals something about hidden tests, so only a person's first programs on a problem are compared. */
export const MAX_PROGRAMS_COMPARED = 12;
const MAX_PEOPLE_KNOWN = 10_000;

export function createKnownBugFinder(
  runner: Pick<Runner, "run">,
  misfits?: Problems["misfits"],
  onCaught?: (error: unknown) => void,
): FindKnownBug {
  const authored = createKeyedCache<Behaviour>();
  const nearby = createKeyedCache<ProblemTest[]>();
  const compared = new Map<string, Set<string>>();

  function mayCompare({ slug }: Problem, { userId = "", code }: Program): boolean {
    const key = `${userId} ${slug}`;
    const programs = compared.get(key) ?? new Set();
    if (!programs.has(fingerprint(code)) && programs.size === MAX_PROGRAMS_COMPARED) return false;
    compared.set(key, programs.add(fingerprint(code)));
    const [oldest = key] = compared.keys();
    if (compared.size > MAX_PEOPLE_KNOWN) compared.delete(oldest);
    return true;
  }

  async function behaviourOf(problem: Problem, program: Program, indexes: readonly number[]) {
    if (indexes.length === 0) return new Map<number, string>();
    return readBehaviour(await runner.run(requestFor(problem, program, indexes)), indexes, problem);
  }

  /** Whether an authored program behaves like the learner's on these tests. */
  async function sameAs(
    problem: Problem,
    own: Behaviour,
    program: WrongProgram,
    indexes: readonly number[],
  ): Promise<boolean> {
    const key = [problem.slug, problem.tests.length, program.language, program.name, ...indexes];
    const theirs = await authored(key.join(" "), () => behaviourOf(problem, program, indexes));
    return indexes.every((index) => theirs.get(index) === own.get(index));
  }

  async function sameNearby({ problem, attempt }: CoachContext, program: WrongProgram) {
    if (!misfits) return true;
    const tests = await nearby(problem.slug, () => makeNearbyTests(problem, runner, misfits));
    const more = { ...problem, tests };
    const indexes = [...tests.keys()];
    return sameAs(more, await behaviourOf(more, attempt, indexes), program, indexes);
  }

  async function find({ problem, attempt }: CoachContext): Promise<KnownBug | null> {
    const results = lastResults(attempt);
    const alike = programsFailingAlike(problem, attempt.language, results);
    if (alike.length === 0) return null;
    if (!mayCompare(problem, attempt)) return null;
    const own = await behaviourOf(problem, attempt, testsWorthRunning(results));
    const indexes = worthComparing(own);
    const failing = indexes.filter((index) => own.get(index) !== PASSED);
    const same: WrongProgram[] = [];
    for (const program of alike) {
      const fails = sameIndexes(failing, program.caughtBy, indexes);
      if (fails && (await sameAs(problem, own, program, failing))) same.push(program);
    }
    const [only, ...others] = same;
    if (!only || others.length > 0 || !(await sameNearby({ problem, attempt }, only))) return null;
    const sameValues = failing.filter((index) => own.get(index) !== UNFINISHED).length;
    const sameOnHidden = failing.some((index) => problem.tests[index]?.hidden);
    return { ...only, sameOn: failing.length, sameValues, sameOnHidden };
  }

  return (context) =>
    find(context).catch((error: unknown) => {
      // An `AppError` was already counted by the port that threw it.
      if (!(error instanceof AppError)) onCaught?.(error);
      return null;
    });
}

type WrongProgram = Problem["wrongPrograms"][number];
type Program = { language: Language; code: string; userId?: string };

function programsFailingAlike(
  problem: Problem,
  language: Language,
  results: readonly TestResultData[],
): WrongProgram[] {
  const failed = results.filter(({ status }) => status !== "passed").map(({ index }) => index);
  const groups = hiddenGroups(problem);
  return problem.wrongPrograms.filter(({ language: written, caughtBy }) => {
    // For hidden tests only the group's result is known.
    const groupsOf = groups.filter(({ tests }) => tests.some((index) => caughtBy.includes(index)));
    const told = caughtBy.concat(groupsOf.flatMap(({ tests }) => tests));
    return (
      familyOf(written) === familyOf(language) && sameIndexes(failed, told, failed.concat(told))
    );
  });
}

/** TypeScript fails as JavaScript does, because its types are removed before it runs. */
function familyOf(language: Language): Language {
  return language === "typescript" ? "javascript" : language;
}

function sameIndexes(one: readonly number[], other: readonly number[], within: readonly number[]) {
  return within.every((index) => one.includes(index) === other.includes(index));
}

/** All tests that finished, and a few that timed out, because each of these costs its whole time limit. */
function testsWorthRunning(results: readonly TestResultData[]): number[] {
  const ends = ({ status }: TestResultData) =>
    status === "passed" || status === "failed" || status === "errored";
  const unfinished = results.filter((result) => !ends(result)).slice(0, MAX_UNFINISHED_RUN);
  return results
    .filter((result) => ends(result) || unfinished.includes(result))
    .map(({ index }) => index);
}

/** A run ends at the first timeout, so the tests after it say nothing. */
function worthComparing(own: Behaviour): number[] {
  const unfinished = [...own.keys()].filter((index) => own.get(index) === UNFINISHED);
  const silent = unfinished.slice(MAX_UNFINISHED_RUN);
  return [...own.keys()].filter((index) => !silent.includes(index));
}

function requestFor(problem: Problem, program: Program, indexes: readonly number[]): RunRequest {
  return {
    ...programRequest(problem, program),
    comparison: problem.comparison,
    tests: indexes.flatMap((index) => {
      const test = problem.tests[index];
      return test ? [{ args: test.args, expected: test.expected, hidden: test.hidden }] : [];
    }),
    ...(program.userId !== undefined && { requester: program.userId }),
  };
}
