import { expect, test } from "vitest";
import { movePart, readNumbers, removePart } from "./edited-parts.ts";

const parts = [
  { subtaskId: "a", instruction: "one", dependencies: [] },
  { subtaskId: "b", instruction: "two", dependencies: ["a"] },
  { subtaskId: "c", instruction: "three", dependencies: ["a", "b"] },
];
const ids = (list: readonly { subtaskId: string }[]) => list.map(({ subtaskId }) => subtaskId);

test("a part moves one place, and not over the ends", () => {
  expect(ids(movePart(parts, 1, -1))).toEqual(["b", "a", "c"]);
  expect(ids(movePart(parts, 2, 1))).toEqual(["a", "b", "c"]);
});

test("nobody waits for a part that was removed", () => {
  expect(removePart(parts, 0)).toEqual([
    { subtaskId: "b", instruction: "two", dependencies: [] },
    { subtaskId: "c", instruction: "three", dependencies: ["b"] },
  ]);
});

test("numbers are read as the parts they name", () => {
  const numbers = new Map([
    ["a", 1],
    ["b", 2],
  ]);
  expect(readNumbers("1, 2", numbers)).toEqual(["a", "b"]);
  expect(readNumbers(" ", numbers)).toEqual([]);
  expect(readNumbers("3", numbers)).toBeNull();
});
