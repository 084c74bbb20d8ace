import { expect, test } from "vitest";
import { withTypedSignature } from "./with-typed-signature.ts";

const starter = "function add(a: number, b: number): number {\n  return 0;\n}\n";

test("the function has the types of the starter, and the rest stays", () => {
  const program = "const none = 0;\nfunction add(a, b) {\n  return a + b + none;\n}\n";
  expect(withTypedSignature(program, starter)).toBe(
    "const none = 0;\nfunction add(a: number, b: number): number {\n  return a + b + none;\n}\n",
  );
});

test.each([
  ["another function", "function sum(a, b) {\n  return a + b;\n}\n", starter],
  ["no starter", "function add(a, b) {\n  return a + b;\n}\n", undefined],
])("%s leaves the program as it is", (_name, program, given) => {
  expect(withTypedSignature(program, given)).toBe(program);
});
