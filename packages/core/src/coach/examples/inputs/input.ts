import type { RunValue } from "../../../entities/runs/run.ts";

/** `named` tells that a parameter's own name stands in front of a value; `bare` that a text stands without quotes or a name. */
export type Input = {
  args: RunValue[];
  start: number;
  next: number;
  named: boolean;
  bare: boolean;
  loose: boolean;
};
