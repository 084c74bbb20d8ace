import {
  MAX_OWN_TESTS,
  MAX_TEST_NAME_LENGTH,
  MAX_VALUE_DEPTH,
  type OwnTest,
} from "../../entities/runs/own-test.ts";
import type { RunValue } from "../../entities/runs/run.ts";

export type ReadTests = { readable: true; tests: OwnTest[] } | { readable: false; why: string };

const FORM = 'It is a list such as [{"args": [[1, 2], 3], "expected": [0, 1]}].';

/** The tests of a `tests.json`, or where it cannot be read. Without zod, because the workbench reads it at once. */
export function readOwnTests(text: string): ReadTests {
  const refuse = (why: string): ReadTests => ({ readable: false, why });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse(`It is no JSON: ${error instanceof Error ? error.message : "it ends too soon"}`);
  }
  if (!Array.isArray(json)) return refuse(FORM);
  if (json.length > MAX_OWN_TESTS) return refuse(`It has more than ${MAX_OWN_TESTS} tests.`);
  const tests: OwnTest[] = [];
  for (const [index, entry] of json.entries()) {
    const test = readTest(entry);
    if (typeof test === "string") return refuse(`Test ${index + 1}, ${test}`);
    tests.push(test);
  }
  return { readable: true, tests };
}

/** The fields of a test. Others are ignored in a learner's file, and refused in a coach's. */
export const testFields: ReadonlySet<string> = new Set(["name", "args", "expected"]);

/** Whether no test of a readable `tests.json` has a field that nobody would read. */
export function hasOnlyTestFields(text: string): boolean {
  const entries: object[] = JSON.parse(text);
  return entries.every((entry) => Object.keys(entry).every((key) => testFields.has(key)));
}

/** Everything in a text of JSON is a value that a program can get. */
function readTest(entry: unknown): OwnTest | string {
  const fields: Partial<Record<keyof OwnTest, RunValue>> =
    typeof entry === "object" && entry !== null ? entry : {};
  const { name, args, expected } = fields;
  if (!Array.isArray(args)) return "args: a list with one value for each parameter.";
  if (expected === undefined) return "expected: what should come out.";
  if (isDeeper([...args, expected], MAX_VALUE_DEPTH + 1)) {
    return `values: they are nested deeper than ${MAX_VALUE_DEPTH} levels.`;
  }
  if (name === undefined) return { args, expected };
  const isName = typeof name === "string" && name.length <= MAX_TEST_NAME_LENGTH;
  return isName ? { name, args, expected } : "name: a short text.";
}

function isDeeper(value: RunValue | readonly RunValue[], levels: number): boolean {
  if (value === null || typeof value !== "object") return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** The text of a `tests.json`: one line for each test. */
export function writeOwnTests(tests: readonly OwnTest[]): string {
  if (tests.length === 0) return "[]\n";
  const lines = tests.map(({ name, args, expected }) => {
    const named = name === undefined ? "" : `"name": ${JSON.stringify(name)}, `;
    return `  { ${named}"args": ${valueLine(args)}, "expected": ${valueLine(expected)} }`;
  });
  return `[\n${lines.join(",\n")}\n]\n`;
}

/** A value as JSON in one line, with spaces after commas. */
function valueLine(value: RunValue | readonly RunValue[]): string {
  if (Array.isArray(value)) return `[${value.map(valueLine).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${valueLine(field)}`,
  );
  return `{ ${fields.join(", ")} }`;
}
