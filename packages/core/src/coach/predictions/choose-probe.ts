import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import type { MadePrediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Probe } from "../../entities/catalog/problem-teaching.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import { type Standing, standingOf } from "./standing.ts";

/** How much a probe is worth that shows a misreading, by what is known about the misreading. */
const WORTH = { suspected: 3, open: 1, contradicted: 0.4, contradictedAtTheEnd: 0.1 } as const;
/** What it is worth when a probe is the first to show a generated reading. */
const GENERATED_WORTH = 0.5;
/** Each contradiction of a reading makes the next one worth less, so that probes differ in what they show. */
const WORTH_SHOWN_AGAIN = 0.3;
const OTHER_ENDING_WORTH = 1;
/** Probes nearly as good as the best take turns, so that learners do not all get the same one. */
const NEARLY_BEST = 0.95;

export type AskedFor = {
  problem: Pick<Problem, "probes" | "misreadings" | "signature">;
  mode: Mode;
  predictions: readonly MadePrediction[];
  /** Names of misreadings that the learner's words suggest. */
  suspected?: readonly string[];
  /** An input for which the explanation, taken at its word, gives a wrong result. */
  doubtfulInput?: readonly RunValue[] | undefined;
  /** Any number that differs between attempts. */
  seed: number;
};

/** Chooses the probe that shows most now; a probe is asked again only when no other can show what is still open. */
export function chooseProbe(asked: AskedFor): Probe | undefined {
  const { problem, mode, predictions, suspected = [], seed } = asked;
  const doubted = JSON.stringify(asked.doubtfulInput);
  const standing = standingOf(problem, mode, predictions);
  const before = new Set(predictions.map(({ args }) => JSON.stringify(args)));
  const lastInput = JSON.stringify(predictions.at(-1)?.args);
  const fresh = problem.probes.filter(({ args }) => !before.has(JSON.stringify(args)));
  const others = problem.probes.filter(({ args }) => JSON.stringify(args) !== lastInput);
  const showsFound = ({ misread }: Probe) => Object.keys(misread).some(isFound(standing));
  const candidates = firstFilled(
    fresh.filter(showsFound),
    others.filter(showsFound),
    fresh,
    others,
    problem.probes,
  );
  const doubtful = candidates.find(({ args }) => JSON.stringify(args) === doubted);
  if (doubtful) return doubtful;
  const endings = new Set(predictions.map(({ expected }) => isEmpty(expected)));
  const worth = (probe: Probe) =>
    worthOf(probe, standing, suspected) +
    (endings.size === 1 && !endings.has(isEmpty(probe.expected)) ? OTHER_ENDING_WORTH : 0);
  const best = Math.max(...candidates.map(worth));
  const good = candidates.filter((probe) => worth(probe) >= best * NEARLY_BEST);
  return good[(seed + predictions.length) % good.length];
}

const isFound =
  ({ found }: Standing) =>
  (name: string) =>
    found.has(name);

/**
 * All but the last probes should show much, also for misreadings that nobody has authored; the last ones settle what is
 * open.
 */
function worthOf(
  { misread, generated }: Probe,
  { open, right, needed, contradicted }: Standing,
  suspected: readonly string[],
): number {
  const again = right + 1 < needed ? WORTH.contradicted : WORTH.contradictedAtTheEnd;
  const unknown = generated.reduce(
    (sum, number) => sum + GENERATED_WORTH * WORTH_SHOWN_AGAIN ** (contradicted.get(number) ?? 0),
    0,
  );
  return Object.keys(misread).reduce((sum, name) => {
    if (suspected.includes(name)) return sum + WORTH.suspected;
    if (open.has(name)) return sum + WORTH.open;
    return sum + again * WORTH_SHOWN_AGAIN ** ((contradicted.get(name) ?? 1) - 1);
  }, unknown);
}

/** Whether an answer means "there is none": tasks are often misread in exactly that case. */
function isEmpty(answer: RunValue): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  return answer === -1 || answer === 0 || answer === "" || answer === false || answer === null;
}

function firstFilled<Item>(...lists: (readonly Item[])[]): readonly Item[] {
  return lists.find((list) => list.length > 0) ?? [];
}
