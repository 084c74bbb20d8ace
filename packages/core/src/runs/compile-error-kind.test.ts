import { expect, test } from "vitest";
import { compileErrorKind } from "./compile-error-kind.ts";

const error = (message: string, line?: number) => ({
  type: "SyntaxError",
  message,
  ...(line !== undefined && { line }),
});

test("the same slip is the same kind, whatever the names and the line", () => {
  const one = compileErrorKind(
    error("Identifier 'seen' has already been declared", 1),
    "let seen;",
  );
  const other = compileErrorKind(
    error("Identifier 'known' has already been declared", 2),
    "\n  let known;",
  );
  expect(one).toEqual(other);
});

test.each([
  ["another message", error("Missing initializer", 1), "let seen;"],
  ["another place", error("Unexpected token '}'", 1), "for (;;) }"],
  ["another bracket", error("Unexpected token ')'", 1), "}"],
])("%s is another kind", (_, found, code) => {
  expect(compileErrorKind(found, code)).not.toEqual(
    compileErrorKind(error("Unexpected token '}'", 1), "}"),
  );
});

test.each([
  [1, "def solve(x)", "def"],
  [1, "  } else {", "closing"],
  [1, "total += 1", "statement"],
  [9, "one line", "end"],
  [undefined, "one line", "end"],
])("line %s of %s is %s", (line, code, place) => {
  expect(compileErrorKind(error("bad", line), code).place).toBe(place);
});
