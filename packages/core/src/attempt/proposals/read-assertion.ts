import type { OwnTest } from "../../entities/runs/own-test.ts";
import { type RunValue, runValueSchema } from "../../entities/runs/run.ts";
import { jsonConstants } from "../../runs/values/json-constants.ts";

/** Longer lines are not read as comparisons. */
const MAX_LINE_LENGTH = 1_000;
/** The most closing brackets of a line that are tried as the end of its call, so that no line keeps the server busy. */
const MAX_TRIES = 20;

/** A test of a script in one line. */
const ONE_LINE = /^test\((?:"[^"]{0,80}"|'[^']{0,80}'), (?:async )?\(\) => (assert.{0,1000})\);?$/;

/** The input and the expected value of a line that compares a call of the problem's function with a value. */
export function readAssertion(text: string, entryPoint: string): OwnTest | null {
  if (text.length > MAX_LINE_LENGTH) return null;
  const line = ONE_LINE.exec(text)?.[1] ?? text;
  const call = line.indexOf(`${entryPoint}(`);
  if (call < 0) return null;
  const before = line.slice(0, call).trim();
  const start = call + entryPoint.length + 1;
  const ends = [...line.slice(start).matchAll(/\)(?=[ \t]{0,20}(?:==|,|\)))/g)];
  for (const { index } of ends.slice(0, MAX_TRIES)) {
    const args = readValues(line.slice(start, start + index));
    const expected = args && readExpected(before, line.slice(start + index + 1).trim());
    if (args && expected) return { args, expected: expected.value };
  }
  return null;
}

/** Other method names are not comparisons, and their words could tell a part of the solution. */
const EQUALS = /^assert\.(?:equal|strictEqual|deepEqual|deepStrictEqual)\($/;

function readExpected(before: string, after: string): { value: RunValue } | null {
  const text =
    before === "assert"
      ? /^==(.*)$/.exec(after)?.[1]
      : EQUALS.test(before) || before === "assert("
        ? /^(?:,|===?)(.*)\);?$/.exec(after)?.[1]
        : before === "expect("
          ? /^\)\.to(?:Be|Equal|StrictEqual)\((.*)\);?$/.exec(after)?.[1]
          : undefined;
  const values = text === undefined ? null : readValues(text);
  const [value, ...others] = values ?? [];
  return value === undefined || others.length > 0 ? null : { value };
}

/** Reads values as JSON, Python or JavaScript writes them. */
function readValues(text: string): RunValue[] | null {
  const json = text
    .replaceAll(/'((?:[^'"\\])*)'/g, '"$1"')
    .replaceAll(/\b(True|False|None|undefined)\b/g, (word) => jsonConstants.get(word) ?? word);
  try {
    const parsed = runValueSchema.array().safeParse(JSON.parse(`[${json}]`));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
