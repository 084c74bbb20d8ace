import { expect, test } from "vitest";
import { readProblemFolder } from "../../authored/read-problem-folder.ts";
import { catalogFolder, loadCatalog } from "../../load-catalog.ts";
import { checkMinimums } from "./minimums.ts";
import { checkPhrasings } from "./phrasings.ts";

const authored = readProblemFolder(catalogFolder, "two-sum");
const problem = loadCatalog().problem("two-sum");

test("a finished problem has enough of everything", () => {
  expect(checkMinimums(authored, problem).findings).toEqual([]);
  expect(checkPhrasings(authored).findings).toEqual([]);
});

const inOneGroup = <T extends object>(one: T) => ({ ...one, group: "All" });

test.each<[string, Partial<typeof authored>, string]>([
  [
    "too few hidden tests",
    { tests: { ...authored.tests, hidden: authored.tests.hidden.slice(-3) } },
    "tests.yaml: hidden: has 3, needs 16 or more",
  ],
  [
    "a group of two hidden tests",
    { tests: { ...authored.tests, hidden: authored.tests.hidden.slice(0, -1) } },
    "tests.yaml: group Long lists: has 2, needs 3 or more",
  ],
  [
    "fewer than four groups",
    { tests: { ...authored.tests, hidden: authored.tests.hidden.map(inOneGroup) } },
    "tests.yaml: groups: has 1, needs 4 or more",
  ],
  [
    "too few wrong programs",
    { wrong: authored.wrong.slice(-5, -1) },
    "wrong.yaml: wrong programs: has 4",
  ],
  [
    "no program that is too slow",
    { wrong: authored.wrong.filter(({ kind }) => kind !== "too-slow") },
    "wrong.yaml: complexity.naive is given",
  ],
  [
    "nothing that a visible test catches",
    { wrong: authored.wrong.map((program) => ({ ...program, caughtBy: ["large-list"] })) },
    "wrong.yaml: two or more programs must fail a visible test",
  ],
  [
    "a main pattern that does not fit",
    {
      plan: { ...authored.plan, fits: authored.plan.fits.filter(({ match }) => match !== "GOOD") },
    },
    "plan.yaml: fits: hash-map must be there as GOOD",
  ],
  [
    "a link in the statement",
    { statement: "See [this](https://example.org)." },
    "statement.md: must hold no HTML, images or links",
  ],
])("%s is found", (_name, change, finding) => {
  const { findings } = checkMinimums({ ...authored, ...change }, problem);
  expect(findings.join("\n")).toContain(`problems/two-sum/${finding}`);
});

test("an input too large to be written down is found", () => {
  const huge = { id: "huge", args: [Array(2_000).fill(1), 2], expected: [0, 1] };
  const tests = [...problem.tests, { ...huge, purpose: "long", hidden: true }];
  const { findings } = checkMinimums(authored, { ...problem, tests });
  expect(findings.join()).toContain("huge: its arguments take 4005 bytes");
});

test("a phrasing that occurs twice in a field is found, however it is written", () => {
  const { concepts, misconceptions } = authored.rubric.explanation;
  const [first, ...others] = concepts;
  const repeated = first?.phrasings.map((text, at) =>
    at === 1 ? "Two numbers, that add up to the TARGET!" : text,
  );
  const explanation = {
    misconceptions,
    concepts: [...(first && repeated ? [{ ...first, phrasings: repeated }] : []), ...others],
  };
  const { findings } = checkPhrasings({ ...authored, rubric: { ...authored.rubric, explanation } });
  expect(findings).toContainEqual(
    expect.stringContaining("explanation.concepts[0].phrasings[1]: "),
  );
});
