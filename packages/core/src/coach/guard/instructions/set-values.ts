import { isExpression } from "../candidates/is-expression.ts";
import { placeTokens } from "../code/place-tokens.ts";
import { splice } from "./change-tokens.ts";

// A group inside a lookahead does not backtrack, so the time for a long line grows only with its length.
const assigned =
  /(?:^|[\s({;])([A-Za-z_$][\w$.]{0,60}(?:\[[^\]\n]{1,40}\])?) {0,4}(?:[-+*/]|\/\/)?=(?!=)\s{0,4}(?=([^;\n]{1,300}))\2[;\s]{0,9}$/d;
const returned = /\breturn\b\s{0,4}(?=([^;\n}]{0,300}))\1[;\s}]{0,9}$/d;

/** Replaces each value that the program assigns, returns or counts with by a value that the sentence tells. */
export function setValues(program: string, items: readonly string[]): string[] {
  const lines = program.split("\n");
  const named = new Set(items);
  const values = items
    .map((item) => item.replace(/^return\s+/, ""))
    .filter((item) => isExpression(item) && /[\w[{"']/.test(item));
  const put = (line: number, place: [number, number] | undefined, value: string) =>
    place ? [splice(lines, line, place[0], place[1], value)] : [];
  return values.flatMap((value) =>
    lines.flatMap((text, line) => {
      const setting = assigned.exec(text);
      const isNamed = named.has(setting?.[1] ?? "") && setting?.[1] !== value;
      return [
        ...(isNamed ? put(line, setting?.indices?.[2], value) : []),
        ...put(line, returned.exec(text)?.indices?.[1], value),
      ];
    }),
  );
}

const literal = /^(?:\d+|None|null|undefined|[Tt]rue|[Ff]alse|Infinity)$/;

const saysValue =
  /\b(?:starts?|starting|begins?|initial(?:ly)?|initiali[sz]e[ds]?|sets?|values?|returns?|instead|changed?|replaced?|index|rather)\b/i;

/** Replaces each literal of the program by one that the sentence tells. */
export function setLiterals(program: string, sentence: string, items: readonly string[]): string[] {
  if (!saysValue.test(sentence)) return [];
  const lines = program.split("\n");
  const tokens = placeTokens(lines).filter(({ text }) => literal.test(text));
  const values = items.filter((item) =>
    /^-?(?:\d+|None|null|undefined|[Tt]rue|[Ff]alse|Infinity)$/.test(item),
  );
  return values.flatMap((value) =>
    tokens
      .filter(({ text }) => text !== value)
      .flatMap(({ line, from, until }) => {
        const isNegative = /(?:^|[^\w)\]])- ?$/.test((lines[line] ?? "").slice(0, from));
        const start = isNegative ? (lines[line] ?? "").lastIndexOf("-", from) : from;
        return [splice(lines, line, start, until, value)];
      }),
  );
}
