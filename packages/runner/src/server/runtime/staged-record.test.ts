import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runtimeFiles } from "./runtime-files.ts";
import { stagedRecord } from "./staged-record.ts";

let root: string;
let folder: string;
let source: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "foothold-staged-"));
  folder = join(root, "staged");
  source = join(root, "engine.ts");
  await mkdir(folder);
  await writeFile(join(folder, runtimeFiles.snapshot), "memory");
  await writeFile(source, "one");
  await stagedRecord(root, "v1").keep(folder, [source]);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test("what was staged is found again", async () => {
  expect(await stagedRecord(root, "v1").find()).toBe(folder);
});

test("what was staged for other engines is not", async () => {
  expect(await stagedRecord(root, "v2").find()).toBeUndefined();
});

test("nor what a source has changed for, until it is staged anew", async () => {
  await writeFile(source, "two");
  expect(await stagedRecord(root, "v1").find()).toBeUndefined();
  await stagedRecord(root, "v1").keep(folder, [source]);
  expect(await stagedRecord(root, "v1").find()).toBe(folder);
});

test.each([
  ["a source is gone", () => rm(source)],
  ["the folder has been cleared away", () => rm(folder, { recursive: true })],
])("nor where %s", async (_what, remove) => {
  await remove();
  expect(await stagedRecord(root, "v1").find()).toBeUndefined();
});

test("nothing is found where nothing was kept", async () => {
  const elsewhere = join(root, "elsewhere");
  await mkdir(elsewhere);
  expect(await stagedRecord(elsewhere, "v1").find()).toBeUndefined();
});
