import { expect, test } from "vitest";
import { argumentsText } from "./arguments-text.ts";

test("arguments stand with the names of their parameters", () => {
  const parameters = [{ name: "numbers" }, { name: "target" }];
  expect(argumentsText([[1, 2], 3], parameters, "python")).toBe("numbers = [1, 2]\ntarget = 3");
});
