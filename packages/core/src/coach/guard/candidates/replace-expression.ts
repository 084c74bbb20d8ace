import { overlapOf } from "../../../text/overlap.ts";
import { tokenize, tokenTexts } from "../code/tokenize.ts";
import type { ChangedProgram } from "./insert-lines.ts";

const MAX_TOKENS = 24;

/** Puts an expression in the place of every part of the program that shares a name with it. */
export function replaceExpression(program: string, expression: string): ChangedProgram[] {
  const wanted = tokenize(expression.replace(/;\s*$/, ""));
  if (wanted.length === 0 || wanted.length > MAX_TOKENS) return [];
  const names = new Set(wanted.flatMap(({ kind, text }) => (kind === "name" ? [text] : [])));
  const lines = program.split("\n");
  const put = expression.replace(/;\s*$/, "").trim();
  const places = lines.flatMap((line, at) =>
    [
      ...findWholeValues(line),
      ...findMethodCall(line, wanted),
      ...findBeginning(line, wanted),
      ...findTokenSpans(line, wanted.length),
      ...findArguments(line, wanted),
    ].flatMap(([from, until]) => {
      const old = line.slice(from, until);
      if (old === put || !tokenize(old).some(({ text }) => names.has(text))) return [];
      if (!isBalanced(old)) return [];
      const fit = overlapOf(tokenTexts(tokenize(old)), tokenTexts(wanted));
      return [{ at, from, until, fit }];
    }),
  );
  return bestFitting(places, program).map(({ at, from, until, fit }) => {
    const line = lines[at] ?? "";
    const changed = `${line.slice(0, from)}${put}${line.slice(until)}`;
    return { code: [...lines.slice(0, at), changed, ...lines.slice(at + 1)].join("\n"), fit };
  });
}

/** In characters, for all changed programs together. Only programs far longer than those in the catalogue reach it. */
const MAX_CHANGED_TEXT = 600_000;

function bestFitting<T extends { fit: number }>(places: T[], { length }: string): T[] {
  const most = Math.max(1, Math.floor(MAX_CHANGED_TEXT / Math.max(1, length)));
  if (places.length <= most) return places;
  return places.toSorted((one, other) => other.fit - one.fit).slice(0, most);
}

type Place = [from: number, until: number];

const valueOfLine = /(?:(?<![=!<>])=(?!=)|\breturn\b)\s*(\S.*)/d;
const conditionOfLine =
  /\b(?:if|while|elif)\b\s*(?:\((.{1,120})\)\s*[{\w]|([^(\s].{0,120}?):|\((.{1,120})\)$)/d;

/** Finds the whole values in a line: what it assigns or returns, and its condition. */
function findWholeValues(line: string): Place[] {
  const shapes: [RegExp, string][] = [
    [valueOfLine, line.replace(/(?<!\s)\s*;?$/, "")],
    [conditionOfLine, line],
  ];
  return shapes.flatMap(([shape, text]) => {
    const found = shape
      .exec(text)
      ?.indices?.slice(1)
      .find((place) => place !== undefined);
    return found ? [found as Place] : [];
  });
}

/** Finds the call of the same method: `.sort()` where the expression is `.sort((a, b) => a - b)`. */
function findMethodCall(line: string, [dot, method]: ReturnType<typeof tokenize>): Place[] {
  if (dot?.text !== "." || method?.kind !== "name") return [];
  const from = line.indexOf(`.${method.text}(`);
  if (from < 0) return [];
  let depth = 0;
  for (let at = line.indexOf("(", from); at < line.length; at++) {
    if (line[at] === "(") depth += 1;
    if (line[at] === ")") depth -= 1;
    if (depth === 0) return [[from, at + 1]];
  }
  return [];
}

/** Shorter beginnings are found everywhere. */
const LEAST_BEGINNING = 3;

const joins = /^(?:&&|\|\||\?\?|and|or)$/;

/** Finds where the line holds the beginning or end of the expression, which then only adds another condition. */
function findBeginning(line: string, wanted: ReturnType<typeof tokenize>): Place[] {
  const texts = tokenTexts(wanted);
  const places = placesOf(line);
  const own = places.map(([start, end]) => line.slice(start, end));
  if (own.join(" ").includes(texts.join(" "))) return [];
  for (let size = texts.length - 1; size >= LEAST_BEGINNING; size--) {
    const parts = [
      ...(joins.test(texts[size] ?? "") ? [texts.slice(0, size).join(" ")] : []),
      ...(joins.test(texts.at(-size - 1) ?? "") ? [texts.slice(-size).join(" ")] : []),
    ];
    const at = own.findIndex((_, start) =>
      parts.includes(own.slice(start, start + size).join(" ")),
    );
    const [first, last] = [places[at], places[at + size - 1]];
    if (first && last) return [[first[0], last[1]]];
  }
  return [];
}

function placesOf(line: string): Place[] {
  const places: Place[] = [];
  let from = 0;
  for (const { text } of tokenize(line)) {
    const start = line.indexOf(text, from);
    if (start < 0) continue;
    from = start + text.length;
    places.push([start, from]);
  }
  return places;
}

/** Finds stretches of tokens about as long as the expression. */
function findTokenSpans(line: string, size: number): Place[] {
  const places = placesOf(line);
  const sizes = [size, size - 1, size + 1, size - 2, size + 2].filter((length) => length > 0);
  return sizes.flatMap((length) =>
    places
      .slice(0, Math.max(places.length - length + 1, 0))
      .map(([start], at): Place => [start, places[at + length - 1]?.[1] ?? start]),
  );
}

/** Where a call's arguments stand without it: `sorted(numbers)` may take the place of `numbers`. */
function findArguments(line: string, wanted: ReturnType<typeof tokenize>): Place[] {
  const isCall = wanted[0]?.kind === "name" && wanted[1]?.text === "(";
  if (!isCall || /^\s*(?:def|function)\b/.test(line)) return [];
  const names = new Set(
    wanted.slice(2).flatMap(({ kind, text }) => (kind === "name" ? [text] : [])),
  );
  const words = [...line.matchAll(/[A-Za-z_$][\w$]*/g)];
  return words
    .filter(([word]) => names.has(word))
    .map(({ index, 0: word }): Place => [index, index + word.length]);
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const { text: mark } of tokenize(text)) {
    if (/^[([{]$/.test(mark)) depth += 1;
    if (/^[)\]}]$/.test(mark)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
