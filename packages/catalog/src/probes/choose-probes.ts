import type { AuthoredProblem } from "../authored/authored-problem.ts";
import { nativeReference } from "../native/call-reference.ts";
import type { Json } from "../schema/shared.ts";
import { answersByReading, type ReadAnswers } from "./answers-by-reading.ts";
import { sameAnswerFor } from "./same-answer.ts";
import { effortOf, inputRuleOf, smallInputs } from "./small-inputs.ts";
import { variationsOf } from "./variations.ts";

export type Probe = ReadAnswers & { args: Json[] };

export const PROBE_COUNT = 32;
/** How many probes should show each misreading: once found, it is tested again on fresh inputs. */
const WANTED_FOR_EACH = 4;
const EFFORT_COST = 0.2;
const SENSITIVITY_WORTH = 6;

/**
 * Chooses the small inputs that tell the readings of a task apart best. Examples are left out because the statement has
 * their answers, tests because hidden ones must stay hidden.
 */
export function chooseProbes(authored: AuthoredProblem): Probe[] {
  const known = new Set(
    [...authored.problem.examples, ...authored.tests.visible, ...authored.tests.hidden].map(
      ({ args }) => JSON.stringify(args),
    ),
  );
  const answers = answersByReading(authored, sameAnswerFor(authored));
  const sensitivityOf = sensitivityIn(authored);
  const candidates = smallInputs(authored).flatMap((args): Candidate[] => {
    if (known.has(JSON.stringify(args))) return [];
    const read = answers(args);
    if (!read || Object.keys(read.misread).length === 0) return [];
    return [{ args, ...read, sensitivity: sensitivityOf(args) }];
  });
  return pickDiverse(candidates).map(({ sensitivity: _, ...probe }) => probe);
}

type Candidate = Probe & { sensitivity: number };

/**
 * The share of small changes to an input that change its answer. When every detail matters, a misreading that nobody
 * has authored shows too.
 */
function sensitivityIn(authored: AuthoredProblem): (args: readonly Json[]) => number {
  const solve = nativeReference(authored);
  const isAllowed = inputRuleOf(authored);
  const isSame = sameAnswerFor(authored);
  if (!isAllowed) return () => 0;
  return (args) => {
    const expected = solve(args);
    const near = variationsOf(args).filter(isAllowed);
    const changed = near.filter((one) => !isSame(one, expected, solve(one)));
    return near.length === 0 ? 0 : changed.length / near.length;
  };
}

/** Picks one probe after the other: the one that shows most of what those before show too rarely. */
function pickDiverse(candidates: readonly Candidate[]): Candidate[] {
  const picked: Candidate[] = [];
  const shownBy = new Map<string, number>();
  const expectedBy = new Map<string, number>();
  const left = new Set(candidates);
  while (picked.length < PROBE_COUNT && left.size > 0) {
    const worth = (probe: Candidate) => worthOf(probe, shownBy, expectedBy);
    const best = [...left].reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.delete(best);
    picked.push(best);
    for (const name of Object.keys(best.misread)) count(shownBy, name);
    count(expectedBy, JSON.stringify(best.expected));
  }
  return picked;
}

function worthOf(
  { args, expected, misread, sensitivity }: Candidate,
  shownBy: ReadonlyMap<string, number>,
  expectedBy: ReadonlyMap<string, number>,
): number {
  const names = Object.keys(misread);
  const rare = names.reduce(
    (sum, name) => sum + Math.max(0, WANTED_FOR_EACH - (shownBy.get(name) ?? 0)),
    0,
  );
  const kinds = new Set(Object.values(misread).map((answer) => JSON.stringify(answer))).size;
  const repeated = expectedBy.get(JSON.stringify(expected)) ?? 0;
  const effort = EFFORT_COST * (effortOf(args) + effortOf(expected));
  return rare + names.length / 2 + kinds / 2 + SENSITIVITY_WORTH * sensitivity - repeated - effort;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
