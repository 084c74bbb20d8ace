import { afterEach, expect, test } from "vitest";
import { takeLock } from "../prepare/checkout-lock.mjs";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { holdOrShareRun, holdRun } from "./hold-run.mjs";

const releases = [];
const shutdown = { defer: (release) => releases.push(release) };
afterEach(async () => {
  for (const release of releases.splice(0)) await release();
});

test.each([
  ["a start", holdRun],
  ["a migration", holdOrShareRun],
])("%s keeps the next start out until it is over", async (_who, hold) => {
  const folder = temporaryFolder();
  await hold({ shutdown, describe: () => ({ stage: "Migrate" }), folder });
  const next = () => holdRun({ shutdown, folder });
  await expect(next()).rejects.toThrow(
    `Foothold is already being started in this checkout (process ${process.pid}) and is at "Migrate": wait for it, or stop it first.`,
  );
  await releases.pop()();
  await next();
});

const serving = { url: "http://localhost:3000" };
const atBuild = { stage: "Build" };
test.each([
  ["a start is refused by one that serves", holdRun, serving, /running at http:\/\/localhost:3000/],
  ["a start is refused by one that is not ready", holdRun, atBuild, /and is at "Build"/],
  ["a start is refused by one that says nothing", holdRun, {}, /checkout \(process \d+\): wait/],
  ["a migration is refused by a start that is not ready", holdOrShareRun, atBuild, /at "Build"/],
  ["a migration shares with a start that serves", holdOrShareRun, serving, undefined],
])("%s", async (_name, hold, other, refusal) => {
  const folder = temporaryFolder();
  const { release } = await takeLock("run", () => other, folder);
  const answer = await hold({ shutdown, folder }).catch(({ message }) => message);
  await release();
  if (refusal) expect(answer).toMatch(refusal);
  else expect(answer).toBeUndefined();
  expect(releases).toEqual([]);
});
