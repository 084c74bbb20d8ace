import type { RunValue } from "@foothold/core/runs";

export type ReadValue = { ok: true; value: RunValue } | { ok: false; message: string };

const QUOTED = /^(["']).*\1$/s;

/** Parses a value as written in any of the languages; the quotes of a text may be left out. */
export function readValue(
  written: string,
  { type, example }: { type: string; example: string },
): ReadValue {
  const text = written.trim();
  if (text === "") {
    const empty = type === "string" ? ' For an empty text write "".' : "";
    return { ok: false, message: `This is still empty.${empty}` };
  }
  if (type === "string" && !QUOTED.test(text)) return { ok: true, value: text };
  try {
    const value: RunValue = JSON.parse(asJson(text));
    return { ok: true, value };
  } catch {
    return { ok: false, message: `This cannot be read. Write it like ${example}.` };
  }
}

/** Python's words and single quotes, outside of texts in double quotes. */
function asJson(text: string): string {
  return text
    .split(/((?<!\\)"(?:[^"\\]|\\.)*")/)
    .map((part, index) => (index % 2 === 1 ? part : plain(part)))
    .join("");
}

function plain(part: string): string {
  return part
    .replaceAll(/(?<!\\)'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner))
    .replaceAll(/\bTrue\b/g, "true")
    .replaceAll(/\bFalse\b/g, "false")
    .replaceAll(/\bNone\b/g, "null");
}
