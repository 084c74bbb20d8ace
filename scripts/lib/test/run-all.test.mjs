import { expect, test } from "vitest";
import { chooseParts } from "./run-all.mjs";

const parts = [
  { id: "lint" },
  { id: "unit" },
  { id: "build" },
  { id: "e2e", needs: ["build"] },
  { id: "hardening", onlyByName: true },
];
const chosen = (...ids) => chooseParts(parts, ids).map(({ id }) => id);

test("all parts are chosen unless some are named", () => {
  expect(chosen()).toEqual(["lint", "unit", "build", "e2e"]);
  expect(chosen("unit")).toEqual(["unit"]);
  expect(chosen("hardening")).toEqual(["hardening"]);
});

test("a part brings along what it needs, in order", () => {
  expect(chosen("e2e", "lint")).toEqual(["lint", "build", "e2e"]);
});

test("an unknown part is refused with those there are", () => {
  expect(() => chosen("units")).toThrow(
    'There is no part "units": choose from lint, unit, build, e2e, hardening.',
  );
});
