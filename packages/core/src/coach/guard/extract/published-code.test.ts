import { expect, test } from "vitest";
import { plainCode, removeCodeBlocks } from "./published-code.ts";

const example = 'ages = {"Mia": 7}\nprint("Mia" in ages)';
const filter = (reply: string) => removeCodeBlocks(reply, new Set([plainCode(example)]));
const fenced = (code: string) => `Look:\n\n\`\`\`python\n${code}\n\`\`\`\nSo it is.`;

test("a block that is a published example, whole, is left out", () => {
  expect(filter(fenced(example))).not.toContain("ages");
  expect(filter(fenced(example))).toContain("So it is.");
});

test.each([
  ["with a line more", `${example}\nprint(ages)`],
  ["with a line less", 'ages = {"Mia": 7}'],
  ["in another order", 'print("Mia" in ages)\nages = {"Mia": 7}'],
])("a block %s stays", (_name, code) => {
  expect(filter(fenced(code))).toBe(fenced(code));
});

test("the same words outside of a block stay", () => {
  expect(filter(example)).toBe(example);
});
