import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { installedPackages } from "./installed-packages.mjs";

/** A workspace installed as pnpm does it: every package in a place of its own, beside links to what it uses. */
function aWorkspace() {
  const root = temporaryFolder();
  const write = (folder, manifest) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "package.json"), JSON.stringify(manifest));
  };
  const link = (from, to) => {
    mkdirSync(dirname(join(root, from)), { recursive: true });
    symlinkSync(join(root, to), join(root, from), "junction");
  };
  const store = (slot, name) => `node_modules/.pnpm/${slot}/node_modules/${name}`;
  write("", { name: "the-root", version: "1.0.0" });
  mkdirSync(join(root, "packages"));
  write("apps/web", { name: "@here/web", version: "1.0.0" });
  return { root, write, link, store };
}

const names = (root) => installedPackages(root).map(({ name }) => name);

test("finds the workspace's own packages and what they use, however far down", () => {
  const { root, write, link, store } = aWorkspace();
  write(store("direct@1", "direct"), { name: "direct", version: "1.0.0" });
  write(store("@scope+deep@1", "@scope/deep"), { name: "@scope/deep", version: "1.0.0" });
  write(store("deeper@1", "deeper"), { name: "deeper", version: "1.0.0" });
  link("apps/web/node_modules/direct", store("direct@1", "direct"));
  link(store("direct@1", "@scope/deep"), store("@scope+deep@1", "@scope/deep"));
  link(store("@scope+deep@1", "deeper"), store("deeper@1", "deeper"));
  expect(names(root).sort()).toEqual(["@here/web", "@scope/deep", "deeper", "direct", "the-root"]);
});

test("lists a package once that is used twice, and each version that is installed", () => {
  const { root, write, link, store } = aWorkspace();
  write(store("a@1", "a"), { name: "a", version: "1.0.0" });
  write(store("a@2", "a"), { name: "a", version: "2.0.0" });
  write(store("b@1", "b"), { name: "b", version: "1.0.0" });
  link("node_modules/a", store("a@1", "a"));
  link("apps/web/node_modules/a", store("a@2", "a"));
  link("node_modules/b", store("b@1", "b"));
  link(store("b@1", "a"), store("a@1", "a"));
  link(store("a@1", "b"), store("b@1", "b"));
  const found = installedPackages(root).map(({ name, version }) => `${name}@${version}`);
  expect(found.sort()).toEqual([
    "@here/web@1.0.0",
    "a@1.0.0",
    "a@2.0.0",
    "b@1.0.0",
    "the-root@1.0.0",
  ]);
});

test("leaves out what an earlier install left in the store and nothing uses", () => {
  const { root, write, store } = aWorkspace();
  write(store("left@1", "left"), { name: "left", version: "1.0.0" });
  expect(names(root)).not.toContain("left");
});

test("finds what a package brings along inside itself", () => {
  const { root, write, link, store } = aWorkspace();
  write(store("outer@1", "outer"), { name: "outer", version: "1.0.0" });
  write(`${store("outer@1", "outer")}/node_modules/inner`, { name: "inner", version: "1.0.0" });
  link("node_modules/outer", store("outer@1", "outer"));
  expect(names(root)).toContain("inner");
});

test("a package without a readable package.json is listed by where it is", () => {
  const { root } = aWorkspace();
  mkdirSync(join(root, "node_modules/broken"), { recursive: true });
  expect(installedPackages(root)).toContainEqual({
    name: join("node_modules", "broken"),
    version: "unreadable",
  });
});
