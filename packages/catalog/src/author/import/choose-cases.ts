import { maxLiteralBytes } from "../../check/rules/minimums.ts";
import type { Json } from "../../schema/shared.ts";
import { inexactNumber } from "./canonical-data.ts";
import { caseName, type FlatCase } from "./flatten-cases.ts";

export type ChosenCases = { cases: FlatCase[]; notes: string[] };

/** Leaves out cases that cannot be written as a test here, and lists them. */
export function chooseCases(all: readonly FlatCase[], property: string): ChosenCases {
  const notes: string[] = [];
  const replaced = new Map(
    all.flatMap((item) => (item.reimplements ? [[item.reimplements, item] as const] : [])),
  );
  const parameters = parameterNames(all.filter((item) => item.property === property));
  const cases = all.filter((item) => {
    const reason = reasonToLeaveOut(item, property, replaced, parameters);
    if (reason) notes.push(`left out "${caseName(item)}": ${reason}`);
    return reason === undefined;
  });
  const known = new Set(all.map(({ uuid }) => uuid));
  for (const [uuid, item] of replaced) {
    if (!known.has(uuid)) notes.push(`"${caseName(item)}" replaces a case that is not in the file`);
  }
  for (const item of cases) {
    if (item.scenarios?.length) {
      notes.push(`"${caseName(item)}": its scenarios are not kept (${item.scenarios.join(", ")})`);
    }
  }
  return { cases, notes };
}

export const parameterNames = (cases: readonly FlatCase[]) => [
  ...new Set(cases.flatMap(({ input }) => Object.keys(input))),
];

function reasonToLeaveOut(
  item: FlatCase,
  property: string,
  replaced: ReadonlyMap<string, FlatCase>,
  parameters: readonly string[],
): string | undefined {
  if (item.property !== property) return `it tests ${item.property}, this problem is ${property}`;
  const newer = item.uuid === undefined ? undefined : replaced.get(item.uuid);
  if (newer) return `replaced by "${caseName(newer)}"`;
  const error = errorMessage(item.expected);
  if (error !== undefined) return `expects an error (${error}), and a test here expects a value`;
  const missing = parameters.filter((name) => !(name in item.input));
  if (missing.length > 0) return `its input has no ${missing.join(", ")}`;
  const text = JSON.stringify([item.input, item.expected]);
  if (text.includes(JSON.stringify(inexactNumber).slice(1, -1))) {
    return "holds a number that JavaScript cannot hold exactly";
  }
  if (text.length > maxLiteralBytes) return `takes ${text.length} bytes; generate such an input`;
  return undefined;
}

function errorMessage(expected: Json): string | undefined {
  if (typeof expected !== "object" || expected === null || !("error" in expected)) return undefined;
  return typeof expected.error === "string" ? expected.error : JSON.stringify(expected.error);
}

/** The property that most cases test; of equals the first. */
export function mainProperty(cases: readonly FlatCase[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { property } of cases) counts.set(property, (counts.get(property) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0];
}
