import type { RunValue } from "@foothold/core/runs";
import { readValue } from "../../workbench/values/read-value.ts";

/** Reads the values of a line such as `[1, 2] 3`. Returns null if one of them cannot be read. */
export function readArguments(text: string): RunValue[] | null {
  const values: RunValue[] = [];
  for (const part of splitValues(text)) {
    const read = readValue(part, { type: "any", example: "3" });
    // The shell has removed the quotes, so a word without quotes is a string.
    if (!read.ok && !/^[\w .,!?-]*$/.test(part)) return null;
    values.push(read.ok ? read.value : part);
  }
  return values;
}

/** Splits at spaces, except inside brackets and quotes. */
function splitValues(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let part = "";
  for (const character of text) {
    if (quote) {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if ("[{(".includes(character)) depth += 1;
    else if ("]})".includes(character)) depth -= 1;
    else if (character === " " && depth === 0) {
      if (part) parts.push(part);
      part = "";
      continue;
    }
    part += character;
  }
  return part ? [...parts, part] : parts;
}
