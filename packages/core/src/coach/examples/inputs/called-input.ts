import type { RunValue } from "../../../entities/runs/run.ts";
import type { Parameter } from "../reading/parameter.ts";
import { asHandedOver, fits } from "../tokens/shape.ts";
import type { Input } from "./input.ts";

/** The input of a call: twoSum([2, 7], 9) or ship_capacity(weights=[3], days=1). */
export function calledInput(
  given: { name: string | null; value: RunValue }[],
  start: number,
  parameters: readonly Parameter[],
): Input | null {
  if (given.length !== parameters.length) return null;
  const args = parameters.map((parameter, at) => {
    const byName = given.find(
      ({ name }) => name !== null && parameter.names.has(name.toLowerCase()),
    );
    const found = byName ?? (given[at]?.name === null ? given[at] : undefined);
    return found && asHandedOver(found.value, parameter.shape);
  });
  const right = args.filter((value, at) => {
    const shape = parameters[at]?.shape;
    return value !== undefined && shape && fits(value, shape);
  });
  if (right.length !== parameters.length) return null;
  const next = start + 1;
  return { args: right as RunValue[], start, next, named: true, bare: false, loose: false };
}
