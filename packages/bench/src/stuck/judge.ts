import type { Detector } from "./detectors.ts";
import type { Sequence } from "./parse-sequences.ts";

export type Judged = {
  /** Of the times it stepped in, the share where a teacher would have by then. */
  precision: number;
  /** Of the learners a teacher would have helped, the share it helped, not before and not never. */
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

/** The threshold that suits the measure best on these very sequences: the baselines get every advantage. */
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
