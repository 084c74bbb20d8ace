import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFoothold } from "../foothold.ts";
import { killAtRandom } from "../kill-at-random.ts";
import { newLearnerAt } from "../learner.ts";

async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "foothold-heals-"));
  await chmod(home, 0o755);
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return home;
}

const mount = (...args: string[]) => spawnSync("mount", args).status === 0;
const DISK = "size=700m";

/** Whether this user may mount a small disk, which needs root. */
async function canMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "foothold-mount-"));
  const isMounted = mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", folder);
  if (isMounted) spawnSync("umount", [folder]);
  await rm(folder, { recursive: true, force: true });
  return isMounted;
}
const mayMount = await canMount();

test("killed again and again, nothing that was acknowledged is lost and no answer is empty", async () => {
  const foothold = await startFoothold(await makeHome());
  onTestFinished(() => foothold.stop());
  const { lost, emptyAnswers, deaf, saves, streams } = await killAtRandom(foothold, 5);
  expect({ lost, emptyAnswers, deaf }).toEqual({ lost: [], emptyAnswers: 0, deaf: 0 });
  expect(saves).toBeGreaterThan(0);
  expect(streams).toBeGreaterThan(0);
});

test.runIf(mayMount)(
  "a full disk refuses with a reason, and all goes on once there is room (needs the right to mount)",
  async () => {
    const home = await makeHome();
    expect(mount("-t", "tmpfs", "-o", DISK, "tmpfs", home)).toBe(true);
    onTestFinished(() => void spawnSync("umount", ["--lazy", home]));
    await chmod(home, 0o755);
    const foothold = await startFoothold(home);
    onTestFinished(() => foothold.stop());
    const learner = await newLearnerAt(foothold.url);
    const path = await learner.beginTwoSum();
    const save = async (code: string) => {
      const { text } = await learner.call("GET", path);
      const { version } = (JSON.parse(text) as { attempt: { version: number } }).attempt;
      return (await learner.call("PUT", `${path}/code`, { code, version })).status;
    };
    expect(await save("// before")).toBe(200);

    const filler = join(home, "filler");
    await fill(filler, home);
    // The log is written in pieces that exist already, so it takes a while until there is no room.
    const large = "x".repeat(50_000);
    let acknowledged = 0;
    let refused: number | undefined;
    for (let at = 1; at <= 2_000 && refused === undefined; at++) {
      const status = await save(`// ${at}\n// ${large}${at}`).catch(() => 0);
      if (status === 200) acknowledged = at;
      else if (status !== 429) refused = status;
    }
    expect([0, 503]).toContain(refused);

    await rm(filler);
    await foothold.untilServed();
    const { text } = await learner.call("GET", path);
    const { code } = (JSON.parse(text) as { attempt: { code: string } }).attempt;
    expect(Number(/\/\/ (\d+)/.exec(code)?.[1] ?? 0)).toBeGreaterThanOrEqual(acknowledged);
    await expect.poll(() => save("// after"), { timeout: 60_000, interval: 1_000 }).toBe(200);
  },
);

/** Takes all the room but a few kilobytes. */
async function fill(file: string, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
}
