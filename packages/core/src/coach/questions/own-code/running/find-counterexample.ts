import type { Problem } from "../../../../entities/catalog/problem.ts";
import type { RunValue } from "../../../../entities/runs/run.ts";
import { programRequest } from "../../../../runs/program-request.ts";
import type { Question, Sources } from "../../question.ts";

export type Counterexample = {
  args: readonly RunValue[];
  /** What the program returns; undefined if it stops with an error or runs out of time. */
  gave: RunValue | undefined;
  /** How it ended, if it returned nothing. */
  ended: string | null;
  answer: RunValue | undefined;
};

const MOST_TRIED = 12;

/** A small input on which the program does not do what the task asks for; null where none of those tried is one. */
export async function findCounterexample(
  { problem, attempt }: Question,
  { runner, runReference }: Pick<Sources, "runner" | "runReference">,
): Promise<Counterexample | null> {
  const inputs = smallInputs(problem);
  if (inputs.length === 0) return null;
  const tests = inputs.map((args) => ({ args: [...args], expected: null }));
  const outcome = await runner
    .run({ ...programRequest(problem, attempt), tests, requester: attempt.userId })
    .catch(() => null);
  if (!outcome || outcome.status === "did-not-compile") return null;
  const judged = await Promise.all(
    inputs.map(async (args, at): Promise<Counterexample | null> => {
      const test = outcome.tests[at];
      if (!test) return null;
      const checked = await runReference(problem, args, test.actual ?? null);
      if (!checked?.allowed || checked.answer === undefined) return null;
      const ended = test.error
        ? `it stops with ${test.error.type}: ${test.error.message}`
        : test.status === "timed-out"
          ? "it does not come to an end in time"
          : null;
      if (checked.agrees && ended === null) return null;
      return { args, gave: test.actual, ended, answer: checked.answer };
    }),
  );
  return judged.find((each) => each !== null) ?? null;
}

/** The inputs of visible tests, with the first list or text shortened or reversed. Each test gives one input in turn. */
function smallInputs({ tests, examples }: Problem): (readonly RunValue[])[] {
  const known = tests.filter(({ hidden }) => !hidden).map(({ args }) => args);
  // An input that is a hidden test's stays hidden.
  const short = tests.map(({ args }) => args).filter(isShort);
  const seen = new Set([...short, ...examples.map(({ args }) => args)].map(keyOf));
  const made: (readonly RunValue[])[] = [];
  for (const change of changes) {
    for (const args of known.filter(isShort)) {
      const at = args.findIndex((arg) => Array.isArray(arg) || typeof arg === "string");
      const long = args[at];
      if (typeof long !== "string" && !Array.isArray(long)) continue;
      const input = args.with(at, change(long));
      if (!seen.has(keyOf(input))) made.push(input);
      seen.add(keyOf(input));
    }
  }
  return made.slice(0, MOST_TRIED);
}

const changes: readonly ((long: string | RunValue[]) => RunValue)[] = [
  (long) => long.slice(0, -1),
  (long) => (Array.isArray(long) ? long.toReversed() : [...long].reverse().join("")),
  (long) => long.slice(0, 1),
  (long) => long.slice(1),
  (long) => long.slice(0, 2),
];

const LONGEST = 12;
const isShort = (args: readonly RunValue[]): boolean =>
  args.every((arg) => !(Array.isArray(arg) || typeof arg === "string") || arg.length <= LONGEST);

const keyOf = (args: readonly RunValue[]): string => JSON.stringify(args);
