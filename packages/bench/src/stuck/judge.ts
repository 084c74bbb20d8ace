import type { Detector } from "./detectors.ts";
import type { Sequence } from "./parse-sequences.ts";

export type Judged = {
  /** How often a teacher would have stepped in by then, of the times it stepped in. */
  precision: number;
  /** How many learners it helped in time, of those that a teacher would have helped. */
  recall: number;
  /** How many events after the teacher, on average. */
  delay: number;
  wrong: string[];
};

export function judge(sequences: readonly Sequence[], detect: Detector): Judged {
  let right = 0;
  let fired = 0;
  let delays = 0;
  const wrong: string[] = [];
  for (const sequence of sequences) {
    const at = detect(sequence);
    const { stepIn, name } = sequence;
    if (at !== null) fired += 1;
    if (at !== null && stepIn !== null && at >= stepIn) {
      right += 1;
      delays += at - stepIn;
    } else if (at !== stepIn)
      wrong.push(`${name}: teacher ${stepIn ?? "never"}, detector ${at ?? "never"}`);
  }
  const wanted = sequences.filter(({ stepIn }) => stepIn !== null).length;
  return {
    precision: right / Math.max(1, fired),
    recall: right / Math.max(1, wanted),
    delay: delays / Math.max(1, right),
    wrong,
  };
}

export function f1({ precision, recall }: Judged): number {
  return (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall);
}

/** The best threshold for these very sequences, so that the baselines have every advantage. */
export function bestThreshold(
  sequences: readonly Sequence[],
  make: (threshold: number) => Detector,
  candidates: readonly number[],
): number {
  const scored = candidates.map((threshold) => ({
    threshold,
    score: f1(judge(sequences, make(threshold))),
  }));
  return scored.sort((one, other) => other.score - one.score)[0]?.threshold ?? 0;
}
