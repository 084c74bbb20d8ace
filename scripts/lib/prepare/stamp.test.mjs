import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { hashFiles, listFiles, stampAt } from "./stamp.mjs";

function tree() {
  const root = temporaryFolder();
  mkdirSync(join(root, "src"));
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, "src", "a.ts"), "a");
  writeFileSync(join(root, "node_modules", "b.ts"), "b");
  const files = () => listFiles(root, (_path, { name }) => name !== "node_modules");
  return { root, files, hash: (facts) => hashFiles(root, files(), facts) };
}

test("only wanted files are listed", () => {
  const { root, files } = tree();
  expect(files()).toEqual([join(root, "src", "a.ts")]);
});

test.each([
  ["a changed file", ({ root }) => writeFileSync(join(root, "src", "a.ts"), "other")],
  [
    "a renamed file",
    ({ root }) => renameSync(join(root, "src", "a.ts"), join(root, "src", "c.ts")),
  ],
  ["a new file", ({ root }) => writeFileSync(join(root, "src", "d.ts"), "")],
])("%s changes the hash", (_name, change) => {
  const made = tree();
  const before = made.hash();
  expect(made.hash()).toBe(before);
  change(made);
  expect(made.hash()).not.toBe(before);
});

test("a fact changes the hash, the folder it is in does not", () => {
  expect(tree().hash(["v24"])).toBe(tree().hash(["v24"]));
  expect(tree().hash(["v24"])).not.toBe(tree().hash(["v25"]));
});

test("a stamp stands until it is cleared", () => {
  const stamp = stampAt(join(tree().root, "deep", "stamp"));
  expect(stamp.matches("x")).toBe(false);
  stamp.write("x");
  expect(stamp.matches("x")).toBe(true);
  expect(stamp.matches("y")).toBe(false);
  stamp.clear();
  expect(stamp.matches("x")).toBe(false);
});
