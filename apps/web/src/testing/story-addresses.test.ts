import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const e2e = join(import.meta.dirname, "../../e2e");
/** Where an address may be opened: stories about addresses, and pictures, which are no stories. */
const ABOUT_ADDRESSES = /^addresses\/|looks\.ts$/;

test("a browser story opens the landing page and goes on by clicks, unless it is about addresses", () => {
  const files = globSync("**/*.ts", { cwd: e2e }).filter((file) => !ABOUT_ADDRESSES.test(file));
  expect(files.length).toBeGreaterThan(40);
  const opened = files.flatMap((file) =>
    [...readFileSync(join(e2e, file), "utf8").matchAll(/\.goto\((?!"\/"[,)]).*/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(opened).toEqual([]);
});
