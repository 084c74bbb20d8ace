import type { Problem } from "../../entities/catalog/problem.ts";
import { type RunValue, runValueSchema } from "../../entities/runs/run.ts";

export type WrittenExample = { args: RunValue[]; claimed: RunValue };

const RESULT_MARK =
  /(?:->|→|=>|\bgives?\b|\breturns?\b|\bresults? (?:is|in)\b|\banswer is\b|\bis\b|=)/gi;

/** Examples as learners write them: values for each parameter in order, then what comes out. */
export function readExamples(text: string, problem: Problem): WrittenExample[] {
  const wanted = problem.signature.parameters.length;
  return text.split(/\n|(?<=[\])"'\d])\.\s/).flatMap((line) => {
    const values = findValues(line);
    if (values.length !== wanted + 1) return [];
    const [claimed] = values.slice(-1);
    const args = values.slice(0, wanted);
    const last = args.at(-1);
    if (!claimed || !last) return [];
    const between = line.slice(last.end, claimed.start);
    if (!new RegExp(RESULT_MARK).test(between)) return [];
    if (!args.every(({ value }, at) => hasExampleShape(value, problem, at))) return [];
    return [{ args: args.map(({ value }) => value), claimed: claimed.value }];
  });
}

type FoundValue = { value: RunValue; start: number; end: number };

/** Lists, texts, numbers and truth values at the top level of a line; names and prose between them are passed over. */
function findValues(line: string): FoundValue[] {
  const found: FoundValue[] = [];
  const closings = findClosings(line);
  let at = 0;
  while (at < line.length) {
    const value = readValueAt(line, at, closings);
    if (value) {
      found.push(value);
      at = value.end;
    } else at += 1;
  }
  return found;
}

const SCALAR = /(?:"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|true|false|null|True|False|None)(?![\w.])/y;
/** A longer list is no example that somebody wrote down to think about. */
const MAX_VALUE_LENGTH = 2_000;

function readValueAt(
  line: string,
  start: number,
  closings: ReadonlyMap<number, number>,
): FoundValue | null {
  if (/\w/.test(line[start - 1] ?? "")) return null;
  const text = line[start] === "[" ? readBracketed(line, start, closings) : readScalar(line, start);
  if (!text || text.length > MAX_VALUE_LENGTH) return null;
  const value = parseValue(text);
  return value === undefined ? null : { value, start, end: start + text.length };
}

function readScalar(line: string, start: number): string | undefined {
  SCALAR.lastIndex = start;
  return SCALAR.exec(line)?.[0];
}

function readBracketed(
  line: string,
  start: number,
  closings: ReadonlyMap<number, number>,
): string | undefined {
  const end = closings.get(start);
  return end === undefined ? undefined : line.slice(start, end + 1);
}

/** For each opening bracket that is closed, where it is closed. */
function findClosings(line: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "[") open.push(at);
    const opened = line[at] === "]" ? open.pop() : undefined;
    if (opened !== undefined) closings.set(opened, at);
  }
  return closings;
}

function parseValue(text: string): RunValue | undefined {
  const json = text
    .replaceAll("'", '"')
    .replaceAll(/\bTrue\b/g, "true")
    .replaceAll(/\bFalse\b/g, "false")
    .replaceAll(/\bNone\b/g, "null");
  try {
    return runValueSchema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** The shape of the first example's argument at that place: a list for a list, a text for a text. */
function hasExampleShape(value: RunValue, { examples }: Problem, at: number): boolean {
  const model = examples[0]?.args[at];
  return Array.isArray(model) === Array.isArray(value) && typeof model === typeof value;
}
