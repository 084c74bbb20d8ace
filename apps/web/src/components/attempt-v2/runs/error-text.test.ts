import { expect, test } from "vitest";
import { errorText } from "./error-text.ts";

test.each([
  [
    { type: "IndexError", message: "list index out of range", line: 3 },
    "IndexError: list index out of range (line 3)",
  ],
  [{ type: "MemoryError", message: "", line: 2 }, "MemoryError (line 2)"],
  [{ type: "Error", message: "no" }, "Error: no"],
])("an error is one line: %o", (error, text) => {
  expect(errorText(error)).toBe(text);
});
