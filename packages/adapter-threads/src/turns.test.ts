import { expect, test } from "vitest";
import { turnsByPerson } from "./turns.ts";

function inOrder(given: readonly string[]): string[] {
  const line = turnsByPerson<string>();
  for (const item of given) line.add(item.slice(0, 1), item);
  return given.map(() => line.next() ?? "");
}

test("somebody with many texts gives way to everybody else after each", () => {
  expect(inOrder(["a1", "a2", "a3", "b1", "c1", "b2"])).toEqual([
    "a1",
    "b1",
    "c1",
    "a2",
    "b2",
    "a3",
  ]);
});

test("what has to begin again comes before the person's others", () => {
  const line = turnsByPerson<string>();
  line.add("a", "a2");
  line.addFirst("a", "a1");
  expect([line.next(), line.next(), line.next()]).toEqual(["a1", "a2", undefined]);
});
