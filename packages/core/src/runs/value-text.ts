import type { RunValue } from "../entities/runs/run.ts";

const MAX_SHOWN = 120;

/** A value as text, shortened so that it can be read in a sentence. */
export function valueText(value: RunValue | undefined): string {
  if (value === undefined) return "nothing";
  const text = wholeText(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`;
}

function wholeText(value: RunValue): string {
  if (Array.isArray(value)) return `[${value.map(wholeText).join(",")}]`;
  if (typeof value !== "object" || value === null || !("$" in value)) return JSON.stringify(value);
  const { $: tag, items } = value as { $: RunValue; items?: RunValue };
  if (tag === "bigint") return String(value.value);
  if (tag === "tuple" && Array.isArray(items)) return `(${items.map(wholeText).join(",")})`;
  if (tag === "set" && Array.isArray(items)) return `{${items.map(wholeText).join(",")}}`;
  return String(tag);
}
