import type { RunValue } from "../../entities/runs/run.ts";
import type { Reading } from "./reading/reading.ts";
import { fits } from "./tokens/shape.ts";
import { isSign, isWord } from "./tokens/token.ts";

const IS = new Set(["is", "are"]);

/** Whether this token is a parameter's own name, followed by another value than the input has. */
export function namesOtherValue(
  { tokens, parameters }: Reading,
  at: number,
  args: readonly RunValue[],
): boolean {
  const word = tokens[at];
  if (word?.kind !== "word") return false;
  const index = parameters.findIndex(({ name }) => word.text === name);
  const shape = parameters[index]?.shape;
  const sign = isSign(tokens[at + 1], "=", ":") || isWord(tokens[at + 1], IS);
  const value = tokens[at + (sign ? 2 : 1)];
  if (!shape || value?.kind !== "value" || !fits(value.value, shape)) return false;
  return JSON.stringify(value.value) !== JSON.stringify(args[index]);
}
