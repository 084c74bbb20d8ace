import type { Problem } from "../../entities/catalog/problem.ts";
import { type RunValue, runValueSchema } from "../../entities/runs/run.ts";
import { jsonConstants } from "../../runs/values/json-constants.ts";
import { asHandedOver, fits, shapeOf } from "../examples/tokens/shape.ts";
import { readSpoken } from "./read-spoken.ts";

type Returns = Pick<Problem["signature"]["returns"], "type" | "kind">;

/**
 * Reads a value as a person types it: `[1, 2]`, `true`, `3`, `abc` or `"abc"`, spelled as in either language. A text
 * that is no value of the type asked for may still say one: `0 and 2`, `yes`, `4 coins`. Anything else is read as it
 * stands, since a misreading may give a value of another type.
 */
export function readAnswer(typed: string, returns?: Returns): RunValue {
  const value = readValue(typed);
  if (!returns) return value;
  const shape = shapeOf(returns);
  const handed = asHandedOver(value, shape);
  // A list of lists is never taken for a list, since a misreading may give it.
  if (fits(handed, shape) || typeof value !== "string") return handed;
  return readSpoken(typed, shape, readValue) ?? value;
}

function readValue(typed: string): RunValue {
  const text = typed.trim().replace(/[.;]$/, "").trim();
  const plain = parsed(text);
  if (plain !== undefined) return plain;
  const spelledOut = parsed(inJson(text));
  return spelledOut === undefined ? text : spelledOut;
}

function parsed(text: string): RunValue | undefined {
  try {
    return runValueSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Rewrites Python's constants, single quotes, tuples and bare words as JSON. */
function inJson(text: string): string {
  return text
    .replaceAll(/['‘’“”`]/g, '"')
    .replaceAll("(", "[")
    .replaceAll(")", "]")
    .replaceAll(/,\s*\]/g, "]")
    .replaceAll(/"[^"]*"|[^\s[\],:"]+/g, (word) => spelled(word));
}

function spelled(word: string): string {
  if (word.startsWith('"')) return word;
  const known = jsonConstants.get(word) ?? word;
  return parsed(known) === undefined ? JSON.stringify(known) : known;
}
