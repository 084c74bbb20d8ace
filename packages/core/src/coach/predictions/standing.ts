import type { Mode } from "../../entities/attempt/attempt-mode.ts";
import { isWrongPrediction, type MadePrediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { withoutSlips } from "./corrections.ts";
import { countNeeded } from "./count-needed.ts";
import { readAnswer } from "./read-answer.ts";

type Read = Pick<Problem, "probes" | "misreadings" | "signature">;

/** How many predictions more than needed are asked while a misreading or a generated reading is still possible. */
export const MOST_FOR_OPEN_READINGS: Record<Mode, number> = { BEGINNER: 2, EXPERT: 2 };
/** The share of the generated readings that right predictions must contradict; a short row cannot reach all of them. */
export const GENERATED_SHARE = 0.97;

/** How far the predictions have come. */
export type Standing = {
  /** `enough`: the learner has shown understanding. */
  verdict: "enough" | "unclear";
  /** Right predictions since the last wrong one, and how many are needed. */
  right: number;
  needed: number;
  /** Misreadings that the learner may still have, by name; a wrong answer of theirs matches those in `found`. */
  open: Set<string>;
  found: Set<string>;
  /** How many right predictions contradict each misreading, by its name, and each generated reading, by its number. */
  contradicted: ReadonlyMap<string | number, number>;
};

/**
 * `enough` takes a row of right predictions that contradicts every known misreading and nearly every generated reading.
 * More right predictions make up for a reading that no probe asks about, unless the learner has answered by it before.
 */
export function standingOf(problem: Read, mode: Mode, made: readonly MadePrediction[]): Standing {
  const predictions = withoutSlips(made);
  const right = rightSinceWrong(predictions);
  const needed = countNeeded(problem, mode, predictions.filter(isWrongPrediction).length);
  const contradicted = contradictedBy(problem, right);
  const uncontradicted = (names: Iterable<string>) =>
    new Set([...names].filter((name) => !contradicted.has(name)));
  const open = uncontradicted(problem.misreadings.map(({ name }) => name));
  const found = uncontradicted(foundIn(problem, predictions));
  const isLongRow = right.length >= needed + MOST_FOR_OPEN_READINGS[mode];
  const isClear = open.size === 0 && generatedShare(problem, contradicted) >= GENERATED_SHARE;
  const isEnough = right.length >= needed && (isClear || (isLongRow && found.size === 0));
  const verdict = isEnough ? "enough" : "unclear";
  return { verdict, right: right.length, needed, open, found, contradicted };
}

/**
 * The right predictions since the last round with a wrong one, whose other probes were chosen without knowing of it. A
 * probe that was explained does not count.
 */
function rightSinceWrong(predictions: readonly MadePrediction[]): MadePrediction[] {
  const lastWrong = predictions.findLastIndex(isWrongPrediction);
  const round = predictions[lastWrong]?.round;
  return predictions
    .slice(lastWrong + 1)
    .filter((made) => made.outcome === "right" && (round === undefined || made.round !== round));
}

/** How often a right prediction differs from what a misreading would have given. */
function contradictedBy(problem: Read, right: readonly MadePrediction[]): Standing["contradicted"] {
  const times = new Map<string | number, number>();
  const shown = right.flatMap(({ args }) => {
    const probe = probeAt(problem, args);
    return probe ? [...Object.keys(probe.misread), ...probe.generated] : [];
  });
  for (const reading of shown) times.set(reading, (times.get(reading) ?? 0) + 1);
  return times;
}

function generatedShare({ probes }: Read, contradicted: Standing["contradicted"]): number {
  const shown = new Set(probes.flatMap(({ generated }) => generated));
  if (shown.size === 0) return 1;
  return [...shown].filter((number) => contradicted.has(number)).length / shown.size;
}

/** The misreadings that give what the learner gave, of every wrong prediction. */
function foundIn(problem: Read, predictions: readonly MadePrediction[]): Set<string> {
  return new Set(
    predictions.filter(isWrongPrediction).flatMap(({ args, answer }) => {
      const given = JSON.stringify(readAnswer(answer, problem.signature.returns));
      const misread = Object.entries(probeAt(problem, args)?.misread ?? {});
      return misread.flatMap(([name, value]) => (JSON.stringify(value) === given ? [name] : []));
    }),
  );
}

function probeAt({ probes }: Read, args: MadePrediction["args"]) {
  const input = JSON.stringify(args);
  return probes.find((probe) => JSON.stringify(probe.args) === input);
}
