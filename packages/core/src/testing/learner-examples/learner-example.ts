import type { RunValue } from "../../entities/runs/run.ts";
import type { signatures } from "./signatures.ts";

/** A text as a learner writes it, and every example in it: the arguments, then the claimed result. */
export type LearnerExample = readonly [
  problem: keyof typeof signatures,
  text: string,
  ...reads: readonly (readonly [args: readonly RunValue[], claimed: RunValue])[],
];
