import { type RunValue, runValueSchema } from "../../entities/runs/run.ts";

/**
 * Reads a value as a person types it: `[1, 2]`, `true`, `3`, `abc` or `"abc"`, spelled as in either language. Anything
 * else is read as a text, which a misreading may give.
 */
export function readAnswer(typed: string): RunValue {
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

const spellings: Record<string, string> = {
  True: "true",
  False: "false",
  None: "null",
  undefined: "null",
};

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
  const known = spellings[word] ?? word;
  return parsed(known) === undefined ? JSON.stringify(known) : known;
}
