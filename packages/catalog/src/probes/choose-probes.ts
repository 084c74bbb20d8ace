import type { AuthoredProblem } from "../authored/authored-problem.ts";
import type { ProbesFile } from "../schema/probes.ts";
import { plausibleReadings } from "./generated/plausible-readings.ts";
import { type Candidate, probeCandidates } from "./probe-candidates.ts";

export const PROBE_COUNT = 32;
/** What the first probe that shows a reading is worth. Each further one is worth `SHOWN_AGAIN` times the one before. */
const SHOWN_WORTH = 4;
const SHOWN_AGAIN = 0.7;
const SENSITIVITY_WORTH = 6;
const EFFORT_COST = 0.1;

/** Chooses the small inputs that tell authored and generated readings of a task apart best. */
export function chooseProbes(authored: AuthoredProblem): ProbesFile {
  return pickProbes(probeCandidates(authored));
}

/** Picks one probe after the other: the one that shows most of what those before show too rarely. */
export function pickProbes(candidates: readonly Candidate[]): ProbesFile {
  const telling = plausibleReadings(candidates);
  const left = new Set(
    candidates
      .filter(({ misread }) => Object.keys(misread).length > 0)
      .map((each) => ({ ...each, generated: each.generated.filter((name) => telling.has(name)) })),
  );
  const picked: Candidate[] = [];
  const shownBy = new Map<string, number>();
  const expectedBy = new Map<string, number>();
  while (picked.length < PROBE_COUNT && left.size > 0) {
    const best = bestOf(left, (candidate) => worthOf(candidate, shownBy, expectedBy));
    left.delete(best);
    picked.push(best);
    for (const name of readingsShown(best)) count(shownBy, name);
    count(expectedBy, JSON.stringify(best.expected));
  }
  const numbers = new Map([...telling].map((name, number) => [name, number]));
  return picked.map(({ args, expected, misread, generated }) => ({
    args,
    expected,
    misread,
    generated: generated.map((name) => numbers.get(name) ?? 0),
  }));
}

function readingsShown({ misread, generated }: Candidate): string[] {
  return [...Object.keys(misread), ...generated];
}

function worthOf(
  candidate: Candidate,
  shownBy: ReadonlyMap<string, number>,
  expectedBy: ReadonlyMap<string, number>,
): number {
  const shown = readingsShown(candidate).reduce(
    (sum, name) => sum + SHOWN_AGAIN ** (shownBy.get(name) ?? 0),
    0,
  );
  const repeated = expectedBy.get(JSON.stringify(candidate.expected)) ?? 0;
  const { sensitivity, effort } = candidate;
  return SHOWN_WORTH * shown + SENSITIVITY_WORTH * sensitivity - repeated - EFFORT_COST * effort;
}

function bestOf(candidates: Iterable<Candidate>, worth: (one: Candidate) => number): Candidate {
  const rated = Array.from(candidates, (candidate) => ({ candidate, worth: worth(candidate) }));
  return rated.reduce((one, other) => (other.worth > one.worth ? other : one)).candidate;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
