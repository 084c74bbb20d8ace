import { CatalogError } from "../../catalog-error.ts";
import { camelCase, type Draft, type DraftTest, sentenceCase } from "../skeleton/draft.ts";
import { parseCanonicalData } from "./canonical-data.ts";
import { chooseCases, mainProperty, parameterNames } from "./choose-cases.ts";
import { caseName, type FlatCase, flattenCases } from "./flatten-cases.ts";
import { inferType } from "./infer-type.ts";

export type ImportOptions = { slug?: string | undefined; property?: string | undefined };
export type Imported = { draft: Draft; notes: string[] };

const visibleCount = 5;
const exampleCount = 3;
const tolerance = { absolute: 1e-6, relative: 1e-6 };

/** A draft from an exercism `canonical-data.json`, and a list of what could not be converted. */
export function importCanonicalData(
  file: string,
  text: string,
  options: ImportOptions = {},
): Imported {
  const data = parseCanonicalData(file, text);
  const { cases: all, comments } = flattenCases(data.cases);
  const property = options.property ?? mainProperty(all);
  if (property === undefined) throw new CatalogError([`${file}: cases: there are none`]);
  const { cases, notes } = chooseCases(all, property);
  if (cases.length === 0) {
    throw new CatalogError([`${file}: no case of ${property} can be carried over`, ...notes]);
  }

  const inputNames = parameterNames(cases);
  const parameters = inputNames.map((name) => ({
    name: camelCase(name),
    type: inferType(cases.flatMap(({ input }) => [input[name] ?? null])),
  }));
  inputNames.forEach((name, at) => {
    const used = parameters[at]?.name;
    if (used !== name) notes.push(`the input "${name}" is called ${used} here`);
  });
  const hasDecimals = cases.some(
    ({ expected }) => typeof expected === "number" && expected % 1 !== 0,
  );
  if (hasDecimals) notes.push("answers have decimals, so the comparison has a tolerance");
  const tests = namedTests(cases, inputNames);
  const draft: Draft = {
    slug: options.slug ?? data.exercise,
    title: sentenceCase(options.slug ?? data.exercise),
    functionName: camelCase(property),
    parameters,
    returns: inferType(cases.map(({ expected }) => expected)),
    comparison: hasDecimals ? { kind: "exact", tolerance } : { kind: "exact" },
    examples: tests
      .slice(0, exampleCount)
      .map(({ args, expected }) => ({ args, expected, explanation: "TODO" })),
    visible: tests.slice(0, visibleCount),
    hidden: tests.slice(visibleCount),
  };
  const remarks = [...(data.comments ?? []), ...comments].map((comment) => `comment: ${comment}`);
  return { draft, notes: [...notes, ...remarks, ...alwaysMissing] };
}

const alwaysMissing = [
  "not in the file at all: statement, constraints, solutions, wrong programs, rubric, plan, hints, lessons",
];

function namedTests(cases: readonly FlatCase[], inputNames: readonly string[]): DraftTest[] {
  const used = new Set<string>(["generated"]);
  return cases.map((item) => {
    const base = slugOf(item.description);
    let id = base;
    for (let copy = 2; used.has(id); copy++) id = `${base}-${copy}`;
    used.add(id);
    const args = inputNames.map((name) => item.input[name] ?? null);
    return { id, args, expected: item.expected, purpose: caseName(item) };
  });
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 50)
    .replace(/-$/, "") || "case";
