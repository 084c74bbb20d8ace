import { expect, test } from "vitest";
import { createPublishedCodeFilter } from "./published-code.ts";

const example = 'ages = {"Mia": 7}\nprint("Mia" in ages)';
const filter = createPublishedCodeFilter(async () => [example]);
const fenced = (code: string) => `Look:\n\n\`\`\`python\n${code}\n\`\`\`\nSo it is.`;

test("a block that is a published example, whole, is left out", async () => {
  expect(await filter(fenced(example))).not.toContain("ages");
  expect(await filter(fenced(example))).toContain("So it is.");
});

test.each([
  ["with a line more", `${example}\nprint(ages)`],
  ["with a line less", 'ages = {"Mia": 7}'],
  ["in another order", 'print("Mia" in ages)\nages = {"Mia": 7}'],
])("a block %s stays", async (_name, code) => {
  expect(await filter(fenced(code))).toBe(fenced(code));
});

test("the same words outside of a block stay", async () => {
  expect(await filter(example)).toBe(example);
});
