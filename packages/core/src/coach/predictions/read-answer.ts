import { type RunValue, runValueSchema } from "../../entities/runs/run.ts";

/**
 * A value as a person types it: `[1, 2]`, `true`, `3`, `abc` or `"abc"`, in the spelling of either language. What is
 * no value is taken as a text, which a misreading may well give.
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

/** Python's names, single quotes, round brackets around lists and bare words in JSON's spelling. */
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
