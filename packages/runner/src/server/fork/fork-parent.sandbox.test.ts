import { readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createServerRunner, type Engine, type ServerRunner } from "../index.ts";
import { kill } from "../process/kill.ts";
import { listSandboxes } from "../testing/list-sandboxes.ts";
import { untilCopied } from "../testing/until-copied.ts";
import { endOf } from "./fork-parent.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ warm: { javascript: 1, python: 1 } });
  await useUpThoseStartedAnew();
});
afterAll(() => runner.close());

/** The first ones were started before there was anything to copy. */
async function useUpThoseStartedAnew(): Promise<void> {
  await untilCopied(runner);
  await resultOf("javascript", "function f() {}");
  await resultOf("python", "def f(): pass");
}

async function resultOf(language: Engine, code: string, by = runner): Promise<unknown> {
  const outcome = await by.run({
    language,
    code,
    entryPoint: "f",
    tests: [{ args: [], expected: null }],
  });
  return outcome.tests[0]?.actual;
}

const status = (pid: string): string => readFileSync(`/proc/${pid}/status`, "latin1");
/** A copy's parent is a sandbox itself. */
function listCopies(): { copies: string[]; parents: string[] } {
  const sandboxes = listSandboxes(process.pid);
  const parentOf = (pid: string) => /^PPid:\s+(\d+)$/m.exec(status(pid))?.[1] ?? "";
  const copies = sandboxes.filter((pid) => sandboxes.includes(parentOf(pid)));
  return { copies, parents: [...new Set(copies.map(parentOf))] };
}

describe("a copy", () => {
  test("is held by the kernel's filter, has no privileges to gain, and no descriptor of its parent", async () => {
    const linksOf = (pid: string): string[] =>
      readdirSync(`/proc/${pid}/fd`)
        .map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
        .filter((link) => /^(socket|pipe|\/)/.test(link));
    // One that was just made has not done all of it yet.
    await vi.waitFor(() => {
      const { copies, parents } = listCopies();
      expect(copies.length).toBeGreaterThanOrEqual(2);
      const shared = new Set(parents.flatMap(linksOf));
      for (const pid of copies) {
        expect(status(pid)).toMatch(/^Seccomp_filters:\s+2$/m);
        expect(status(pid)).toMatch(/^NoNewPrivs:\s+1$/m);
        expect(linksOf(pid).filter((link) => shared.has(link))).toEqual([]);
      }
    });
  });

  test.each([
    ["javascript", "function f() { return Array.from({ length: 4 }, Math.random); }"],
    ["python", "import os\ndef f(): return os.urandom(16).hex()"],
    ["python", "import secrets\ndef f(): return secrets.token_hex(16)"],
  ] as const)("draws random numbers of its own: %s", async (language, code) => {
    const drawn = await Promise.all(Array.from({ length: 8 }, () => resultOf(language, code)));
    expect(new Set(drawn.map((value) => JSON.stringify(value))).size).toBe(8);
  });

  test("leaves nothing behind for the next", async () => {
    await resultOf("python", "import math\nmath.pi = 3\ndef f(): return math.pi");
    expect(await resultOf("python", "import math\ndef f(): return math.pi")).toBeCloseTo(Math.PI);
    await resultOf("javascript", "Array.prototype.left = 1; function f() { return [].left; }");
    expect(await resultOf("javascript", "function f() { return typeof [].left; }")).toBe(
      "undefined",
    );
  });
});

test("where the parents are killed, runs go on, and copies are made again", async () => {
  // A parent is told by its copies, of which there may be none for a moment.
  const parents = await vi.waitFor(() => {
    const listed = listCopies().parents;
    expect(listed).toHaveLength(2);
    return listed;
  });
  for (const pid of parents) kill(Number(pid));
  const code = "def f(): return 41 + 1";
  await vi.waitFor(async () => expect(await resultOf("python", code)).toBe(42), {
    timeout: 30_000,
  });
  await untilCopied(runner);
  expect(await resultOf("python", code)).toBe(42);
});

test("where the folder of their connections is removed, runs go on, and copies are made again", async () => {
  await useUpThoseStartedAnew();
  await vi.waitFor(() => expect(listCopies().parents).toHaveLength(2));
  for (const pid of listCopies().parents) {
    const command = readFileSync(`/proc/${pid}/cmdline`, "latin1").split("\0");
    const address = command.find((word) => word.includes("foothold-fork-")) ?? "";
    rmSync(dirname(address), { recursive: true });
  }
  const code = "function f() { return 6 * 7; }";
  for (let run = 0; run < 4; run++) expect(await resultOf("javascript", code)).toBe(42);
  await untilCopied(runner);
  expect(await resultOf("javascript", code)).toBe(42);
});

test("sandboxes can be started anew on demand, with the same results", async () => {
  const anew = await createServerRunner({ forks: false, warm: { javascript: 1, python: 1 } });
  expect(anew.status().starts).toEqual({ javascript: "anew", python: "anew" });
  expect(await resultOf("python", "def f(): return {1: (2, 3)}", anew)).toEqual(
    await resultOf("python", "def f(): return {1: (2, 3)}"),
  );
  await anew.close();
});

test.each([
  [0, { code: 0, signal: null }],
  [3 << 8, { code: 3, signal: null }],
  [9, { code: null, signal: "SIGKILL" }],
  [6, { code: null, signal: "signal 6" }],
  [-1, { code: null, signal: null }],
])("the kernel's word %i on how a copy ended is read", (word, end) => {
  expect(endOf(word)).toEqual(end);
});
