import { expect, test } from "vitest";
import { mutateProgram } from "./mutate-program.ts";

test.each([
  ["a comparison", "if (a < b) go();", "if (a <= b) go();"],
  ["a limit", "const first = 0;", "const first = (1);"],
  ["what is looked for", "Math.max(a, b);", "Math.min(a, b);"],
  ["a length", "x(list.length);", "x((list.length - 1));"],
  ["one of two conditions", "y(a && b);", "y(a);"],
  ["a case that is handled", "if (isEmpty) stop();", "if (false) stop();"],
  ["capitals", "z(text.toLowerCase());", "z(text);"],
  ["an order", "w([one, other]);", "w([other, one]);"],
  ["a step", "count += 1;", ";"],
])("changes %s", (_name, source, changed) => {
  expect(mutateProgram(source)).toContain(changed);
});

test("changes one thing at a time", () => {
  const mutants = mutateProgram("if (a < b && c > d) go();");
  expect(mutants).toContain("if (a <= b && c > d) go();");
  expect(mutants).not.toContain("if (a <= b && c >= d) go();");
});
