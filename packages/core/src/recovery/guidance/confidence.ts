import type { Guidance } from "../../entities/recovery/guidance.ts";

type Outcomes = Pick<Guidance, "helped" | "notHelped">;

/** Beta(1, 1): before any outcome every rate is equally likely. */
const PRIOR = 1;

export type Confidence = {
  /** The mean of the posterior. */
  rate: number;
  /** The number of outcomes. */
  count: number;
  /** One standard deviation below and above. */
  low: number;
  high: number;
};

export function confidenceOf({ helped, notHelped }: Outcomes): Confidence {
  const a = helped + PRIOR;
  const b = notHelped + PRIOR;
  const rate = a / (a + b);
  const deviation = Math.sqrt((a * b) / ((a + b) ** 2 * (a + b + 1)));
  return {
    rate,
    count: helped + notHelped,
    low: Math.max(0, rate - deviation),
    high: Math.min(1, rate + deviation),
  };
}
