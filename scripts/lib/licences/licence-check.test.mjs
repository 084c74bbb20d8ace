import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../paths.mjs";
import { checks } from "../test/checks.mjs";
import { temporaryFolder } from "../testing/temporary-folder.mjs";

function checkWith(...planted) {
  const folder = temporaryFolder();
  const write = (at, manifest) => {
    mkdirSync(join(folder, at), { recursive: true });
    writeFileSync(join(folder, at, "package.json"), JSON.stringify(manifest));
  };
  write("", { name: "planted-in", version: "1.0.0", license: "MIT" });
  for (const name of ["apps", "packages"]) mkdirSync(join(folder, name));
  for (const one of planted) write(join("node_modules", one.name), { version: "1.0.0", ...one });
  const [command, args] = checks.find(({ id }) => id === "licences").command();
  return spawnSync(command, [...args, folder], { cwd: root, encoding: "utf8" });
}

test("the check passes where every licence is allowed, and counts them", () => {
  const { status, stdout } = checkWith({ name: "free", license: "MIT" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "2 packages: 2 MIT\n" });
});

test("the check fails on a planted package with a forbidden licence, and names it", () => {
  const free = { name: "free", license: "MIT" };
  const { status, stdout } = checkWith(free, { name: "viral", license: "AGPL-3.0-only" });
  expect(status).toBe(1);
  expect(stdout).toContain("  viral@1.0.0: AGPL-3.0-only\n");
  expect(stdout).not.toContain("free@");
});

test("the check fails where nothing is installed", () => {
  const { status, stdout } = checkWith();
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: "No installed packages were found: there is nothing to check.\n",
  });
});
