import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readOrCreateSecrets } from "./secrets.ts";

async function aHome(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-secrets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "home");
}

test("secrets are made once, kept, and readable by their owner alone", async () => {
  const home = await aHome();
  const secrets = await readOrCreateSecrets(home);
  expect(await readOrCreateSecrets(home)).toEqual(secrets);
  expect((await stat(join(home, "secrets.json"))).mode & 0o777).toBe(0o600);
  expect(secrets.databasePassword).not.toBe(secrets.authSecret);
});

test("everyone who starts at once gets the same, and nothing is left over", async () => {
  const home = await aHome();
  const all = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecrets(home)));
  expect(new Set(all.map((secrets) => secrets.authSecret)).size).toBe(1);
  expect(await readdir(home)).toEqual(["secrets.json"]);
});

test("two checkouts have different secrets", async () => {
  const [one, other] = [
    await readOrCreateSecrets(await aHome()),
    await readOrCreateSecrets(await aHome()),
  ];
  expect(one.authSecret).not.toBe(other.authSecret);
});

test("a damaged file is never replaced", async () => {
  const home = await aHome();
  await readOrCreateSecrets(home);
  await writeFile(join(home, "secrets.json"), '{"authSecret": "short"}');
  await expect(readOrCreateSecrets(home)).rejects.toThrow(/damaged/);
});
