import type { RunValue } from "../../../entities/runs/run.ts";

/** `named`: a parameter's own name stands before a value. `bare`: a text has neither quotes nor a name. */
export type Input = {
  args: RunValue[];
  start: number;
  next: number;
  named: boolean;
  bare: boolean;
  loose: boolean;
};
