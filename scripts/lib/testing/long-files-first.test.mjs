import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../paths.mjs";
import { byLength, longFiles } from "./long-files-first.mjs";

test("long files come first, the longest before the others; the rest keeps its order", () => {
  const paths = [
    "/a/unit.test.ts",
    "/a/scripts/lib/start/run-start.test.mjs",
    "/a/b.test.ts",
    "/a/scripts/lib/testing/hostile-text/hostile-patterns.test.mjs",
  ];
  expect(byLength(paths, (path) => path)).toEqual([
    "/a/scripts/lib/testing/hostile-text/hostile-patterns.test.mjs",
    "/a/scripts/lib/start/run-start.test.mjs",
    "/a/unit.test.ts",
    "/a/b.test.ts",
  ]);
});

test.each(longFiles)("%s is there", (file) => expect(existsSync(join(root, file))).toBe(true));
