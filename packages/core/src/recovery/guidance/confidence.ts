import { z } from "zod";
import type { Guidance } from "../../entities/recovery/guidance.ts";

type Outcomes = Pick<Guidance, "helped" | "notHelped">;

/** Beta(1, 1): before any outcome every rate is equally likely. */
const PRIOR = 1;

export const confidenceSchema = z.object({
  /** The mean of the posterior. */
  rate: z.number(),
  /** The number of outcomes. */
  count: z.number().int(),
  /** One standard deviation below and above. */
  low: z.number(),
  high: z.number(),
});
export type Confidence = z.infer<typeof confidenceSchema>;

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
