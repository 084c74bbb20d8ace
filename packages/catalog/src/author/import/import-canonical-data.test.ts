import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadCatalog } from "../../load-catalog.ts";
import { temporaryCatalog } from "../../testing/temporary-catalog.ts";
import { draftFiles, writeProblem } from "../new-problem.ts";
import { importCanonicalData } from "./import-canonical-data.ts";

const sample = (name: string) =>
  readFileSync(new URL(`./samples/${name}.json`, import.meta.url), "utf8");
const imported = (name: string, options = {}) =>
  importCanonicalData(`${name}.json`, sample(name), options);

describe("a plain file", () => {
  const { draft, notes } = imported("tide-marks");

  test("becomes a draft with its signature", () => {
    expect(draft).toMatchObject({
      slug: "tide-marks",
      title: "Tide Marks",
      functionName: "highestMark",
      parameters: [
        { name: "levels", type: "number[]" },
        { name: "unit", type: "string" },
      ],
      returns: "number",
    });
  });

  test("keeps every case in order, with its groups in the purpose", () => {
    expect([...draft.visible, ...draft.hidden]).toEqual([
      { id: "one-level", args: [[4], "cm"], expected: 4, purpose: "short lists / one level" },
      { id: "two-levels", args: [[4, 9], "cm"], expected: 9, purpose: "short lists / two levels" },
      {
        id: "below-zero",
        args: [[-4, -9], "cm"],
        expected: -4,
        purpose: "odd lists / signs / below zero",
      },
      { id: "one-level-2", args: [[7], "m"], expected: 7, purpose: "odd lists / one level" },
    ]);
  });

  test("keeps comments of the file and of groups as notes", () => {
    expect(notes).toContain("comment: Levels are whole numbers.");
    expect(notes).toContain("comment: odd lists / signs: Some tracks leave these out.");
  });

  test("gives a folder that loads, with its notes in it", () => {
    using catalog = temporaryCatalog();
    writeProblem(catalog.root, draft.slug, draftFiles(draft));
    const problem = loadCatalog(catalog.root).problem("tide-marks");
    expect(problem.tests).toHaveLength(5);
    expect(problem.signature.pythonName).toBe("highest_mark");
  });
});

describe("a file with everything that is hard to carry over", () => {
  const { draft, notes } = imported("signal-codes");
  const names = [...draft.visible, ...draft.hidden].map(({ purpose }) => purpose);

  test.each([
    ["an error expectation", "empty code", "expects an error (code must not be empty)"],
    ["a case that was reimplemented", "old letters", 'replaced by "new letters"'],
    ["another property", "reads back", "it tests decode, this problem is encode"],
    ["an input that lacks a parameter", "no shift", "its input has no key-shift"],
    ["a number that is not exact", "huge", "holds a number that JavaScript cannot hold exactly"],
    ["a very long input", "very long", "bytes; generate such an input"],
  ])("%s is left out and listed", (_name, purpose, reason) => {
    expect(names).not.toContain(purpose);
    const note = notes.find((line) => line.startsWith(`left out "${purpose}"`));
    expect(note).toContain(reason);
  });

  test("the new version of a case is kept", () => {
    expect(names).toEqual(["new letters", "accents", "half"]);
  });

  test("scenarios and renamed inputs are listed", () => {
    expect(notes).toContain('"accents": its scenarios are not kept (unicode)');
    expect(notes).toContain('the input "key-shift" is called keyShift here');
    expect(notes).toContain('"accents" replaces a case that is not in the file');
  });

  test("another property can be asked for", () => {
    const other = imported("signal-codes", { property: "decode", slug: "read-signals" });
    expect(other.draft).toMatchObject({ slug: "read-signals", functionName: "decode" });
    expect(other.draft.visible).toHaveLength(1);
  });
});

test("answers with decimals are compared with a tolerance", () => {
  const { draft, notes } = importCanonicalData(
    "a.json",
    JSON.stringify({
      exercise: "half-way",
      cases: [{ description: "odd", property: "half", input: { n: 1 }, expected: 0.5 }],
    }),
  );
  expect(draft.comparison.tolerance).toBeDefined();
  expect(notes).toContain("answers have decimals, so the comparison has a tolerance");
});

test.each([
  ["no JSON", "{", "a.json: "],
  ["no exercise", '{"cases": []}', "a.json: exercise: "],
  ["no cases", '{"exercise": "x", "cases": []}', "a.json: cases: there are none"],
  [
    "a case without input",
    '{"exercise": "x", "cases": [{"description": "g", "cases": [{"description": "d", "property": "p", "expected": 1}]}]}',
    "a.json: cases[0].cases[0].input: ",
  ],
  [
    "only errors",
    '{"exercise": "x", "cases": [{"description": "d", "property": "p", "input": {"n": 1}, "expected": {"error": "no"}}]}',
    "a.json: no case of p can be carried over",
  ],
])("a file with %s is refused by name", (_name, text, message) => {
  expect(() => importCanonicalData("a.json", text)).toThrow(message);
});
