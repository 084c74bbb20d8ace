import type { Trace } from "../../../entities/runs/trace.ts";
import { traceText } from "../../../runs/values/trace-text.ts";
import type { Guessed } from "./guessed.ts";

const MOST_NAMES = 2;
const MOST_VALUES = 6;
const MAX_VALUE_LENGTH = 40;
const WORD = /(?<![\w$])[A-Za-z_$][\w$]{1,60}(?![\w$])/g;
const MARKED = /[`'"]([A-Za-z_$][\w$]{0,60})[`'"]/g;

/** The values that the variables took of which the learner speaks. */
export function describeGuessedNames({ guess, recorded }: Guessed): string {
  if (!recorded) return "";
  const marked = [...guess.matchAll(MARKED)].map(([, name = ""]) => name);
  const words = guess.match(WORD) ?? [];
  return [...new Set([...marked, ...words])]
    .map((name) => ({ name, values: valuesOf(name, recorded) }))
    .filter(({ values }) => values.length > 0)
    .slice(0, MOST_NAMES)
    .map(({ name, values }) => {
      const shown = values.slice(0, MOST_VALUES).join(", then ");
      return `\`${name}\` was ${shown}${values.length > MOST_VALUES ? ", and so on" : ""}.`;
    })
    .join(" ");
}

/** The values one after the other, each where it changed; none where one is too long to read. */
function valuesOf(name: string, { steps }: Trace): string[] {
  const values: string[] = [];
  for (const { stack_to_render, heap } of steps) {
    const value = stack_to_render.at(-1)?.encoded_locals[name];
    if (value === undefined) continue;
    const text = traceText(value, heap);
    if (text !== values.at(-1)) values.push(text);
  }
  return values.every((text) => text !== "" && text.length <= MAX_VALUE_LENGTH) ? values : [];
}
