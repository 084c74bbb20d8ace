import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { driveRun } from "../../drive/drive-run.ts";
import { driveTrace } from "../../drive/drive-trace.ts";
import { type Launcher, openLauncher } from "../launch/open-launcher.ts";
import type { Confinement } from "./confinement.ts";
import { type SandboxProcess, startSandbox } from "./sandbox-process.ts";
import { type MemoryWatch, watchMemory } from "./watch-memory.ts";

/** A sandbox that a program has taken over altogether: it knows the secret and says what it likes. */
const takenOver = (script: string): Confinement => ({
  name: "taken over",
  wrap: () => [
    ...["setpriv", "--pdeathsig", "KILL"],
    "sh",
    "-c",
    `echo ready; read secret; read program; say() { printf '\\n%s%s\\n' "$secret" "$1"; }
say '{"kind":"compiled","mappings":"","brokenRules":[]}'; ${script}; sleep 60`,
  ],
  tellsPid: false,
  asItsUser: () => [],
});

let watch: MemoryWatch;
let launcher: Launcher;
beforeAll(() => {
  watch = watchMemory();
  launcher = openLauncher();
});
afterAll(() => {
  watch.close();
  launcher.close();
});

async function start(script: string, by = launcher) {
  const onForged = vi.fn();
  const onKernelRefused = vi.fn();
  const guards = {
    confinement: takenOver(script),
    launcher: by,
    watch,
    hasKernelLimit: false,
    groups: null,
    onForged,
    onKernelRefused,
    onGroupRefused: vi.fn(),
  };
  const sandbox: SandboxProcess = startSandbox("javascript", "/", guards);
  await sandbox.ready;
  return { sandbox, onForged };
}

const end = '{"kind":"end","ms":0,"result":{"value":1}}';
const program = { language: "javascript", code: "", entryPoint: "f" } as const;
const megabytes = (count: number): string => `head -c ${count}000000 /dev/zero | tr '\\0' 'x'`;

test.each([
  ["55 MB in one line", `printf '%s' "$secret"; ${megabytes(55)}`],
  ["55 MB without the secret", `while :; do ${megabytes(1)}; echo; done`],
  [
    "more results than there are tests, and other lines",
    'while :; do say \'{"kind":"out-cut"}\'; done',
  ],
  ["what is no message", 'say \'{"kind":"passed"}\''],
  ["the compiler's word again", 'say \'{"kind":"compiled","mappings":"","brokenRules":[]}\''],
])("a sandbox that sends %s ends the run as failed, and is counted", async (_name, script) => {
  const { sandbox, onForged } = await start(script);
  const before = process.memoryUsage().rss;
  const outcome = await driveRun(sandbox, { ...program, tests: [{ args: [], expected: 1 }] }, {});
  expect(outcome.status).toBe("failed");
  expect(outcome.tests[0]).toMatchObject({ status: "errored", error: { type: "SandboxAttacked" } });
  expect(onForged).toHaveBeenCalledOnce();
  expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024);
  await sandbox.gone;
});

test("results beyond the last test are not heard", async () => {
  const { sandbox } = await start(`for i in 1 2 3 4 5 6 7 8 9; do say '${end}'; done`);
  const tests = [1, 2].map((expected) => ({ args: [], expected }));
  const outcome = await driveRun(sandbox, { ...program, tests }, {});
  expect(outcome.tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
  await sandbox.gone;
});

test("a trace of more steps than there may be is cut, and counted", async () => {
  const step =
    '{"kind":"step","step":{"line":1,"event":"call","func_name":"f","globals":{},"ordered_globals":[],"stack_to_render":[],"heap":{},"stdout":""}}';
  const { sandbox, onForged } = await start(`while :; do say '${step}'; done`);
  const { cut, steps } = await driveTrace(sandbox, { ...program, args: [] }, {});
  expect(cut).toBe("ended");
  expect(steps).toHaveLength(1_000);
  expect(onForged).toHaveBeenCalledOnce();
  await sandbox.gone;
});

test("a process that takes more than it may is killed while the server is busy", async () => {
  const { sandbox } = await start("a=x; while :; do a=$a$a; done");
  const limits = { memoryBytes: 32 * 1024 * 1024, testMs: 60_000, totalMs: 60_000 };
  const running = driveRun(sandbox, { ...program, limits, tests: [{ args: [], expected: 1 }] }, {});
  // The event loop of the server stands still until somebody else has ended it.
  const started = performance.now();
  while (isAlive(sandbox.pid) && performance.now() - started < 20_000);
  expect(isAlive(sandbox.pid)).toBe(false);
  expect((await running).status).toBe("out-of-memory");
});

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "latin1"));
  } catch {
    return false;
  }
}

test("a run whose launcher is gone was not ended by its program", async () => {
  const ending = openLauncher();
  const { sandbox } = await start("exec sleep 60", ending);
  const running = driveRun(sandbox, { ...program, tests: [{ args: [], expected: 1 }] }, {});
  ending.close();
  await expect(running).rejects.toMatchObject({ code: "runner-unavailable" });
});
