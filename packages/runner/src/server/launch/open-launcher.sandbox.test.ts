import { readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Launched, type Launcher, openLauncher } from "./open-launcher.ts";

let launcher: Launcher;
beforeAll(() => {
  launcher = openLauncher();
});
afterAll(() => launcher.close());

const shell = (script: string): Launched => launcher.start(["sh", "-c", script], false);
const parentOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
};

async function outputOf({ streams, gone }: Launched): Promise<string> {
  const { stdout } = await streams;
  let text = "";
  stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  stdout.resume();
  await gone;
  return text;
}

test("a process is spoken to and heard to its last word, and how it ended is told", async () => {
  const launched = shell('read line; echo "heard $line"; head -c 300000 /dev/zero; exit 3');
  const { stdin } = await launched.streams;
  stdin.write("hello\n");
  const output = await outputOf(launched);
  expect(output).toHaveLength("heard hello\n".length + 300_000);
  expect(output).toMatch(/^heard hello\n/);
  expect(launched.end).toEqual({ code: 3, signal: null });
});

test("processes are not children of this one, which would hold it up when they start", async () => {
  const launched = shell("sleep 60");
  await launched.streams;
  expect(parentOf(launched.pid)).not.toBe(process.pid);
  expect(parentOf(parentOf(launched.pid))).toBe(process.pid);
  process.kill(-launched.groupPid, "SIGKILL");
  expect(await launched.gone).toEqual({ code: null, signal: "SIGKILL" });
});

test("what wraps a process tells its id", async () => {
  const script = `echo '{ "child-pid": 4711 }' >&3; echo done`;
  const launched = launcher.start(["sh", "-c", script], true);
  expect(await outputOf(launched)).toBe("done\n");
  expect(launched.pid).toBe(4_711);
});

test("a command that cannot start has ended, and one that can gives its code", async () => {
  expect(await launcher.start(["/nonexistent"], false).gone).toEqual({ code: null, signal: null });
  expect(await launcher.run(["/nonexistent"])).toBeNull();
  expect(await launcher.run(["sh", "-c", "exit 7"])).toBe(7);
});

test("where the launcher is killed, all it started has ended, and the next start has a new one", async () => {
  const launched = launcher.start(["setpriv", "--pdeathsig", "KILL", "sleep", "60"], false);
  await launched.streams;
  process.kill(parentOf(launched.pid), "SIGKILL");
  expect(await launched.gone).toEqual({ code: null, signal: null });
  expect(await outputOf(shell("echo again"))).toBe("again\n");
});

test("where somebody removes the folder of the streams, the next start has a new one", async () => {
  const listFolders = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith("foothold-launch-"));
  const before = new Set(listFolders());
  const tidied = openLauncher();
  const own = listFolders().filter((name) => !before.has(name));
  const run = (word: string) => outputOf(tidied.start(["echo", word], false));
  expect(await run("first")).toBe("first\n");
  for (const name of own) rmSync(join(tmpdir(), name), { recursive: true });
  expect(await run("second")).toBe("second\n");
  tidied.close();
});
