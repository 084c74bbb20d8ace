import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneTest } from "../agreement/programs.ts";
import { confinementNames, createServerRunner, type ServerRunner } from "./index.ts";
import { findOrphans } from "./process/reap-orphans.ts";
import { stageRuntime } from "./runtime/stage-runtime.ts";
import { listSandboxes } from "./testing/list-sandboxes.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ maxRunning: 2, maxWaiting: 4 });
});
afterAll(() => runner.close());

const canUnshare = (): boolean =>
  spawnSync("bwrap", ["--unshare-all", "--ro-bind", "/", "/", "true"]).status === 0;

const honest = { javascript: "const f = (x) => x + 1;", python: "def f(x): return x + 1" } as const;

describe("one sandbox for a run", () => {
  test.each(["javascript", "python"] as const)(
    "several hundred %s tests run in it",
    async (language) => {
      const tests = Array.from({ length: 400 }, (_, index) => ({
        args: [index],
        expected: index + 1,
      }));
      const outcome = await runner.run({
        language,
        code: honest[language],
        entryPoint: "f",
        tests,
      });
      expect(outcome.status).toBe("passed");
      expect(outcome.tests).toHaveLength(400);
      expect(outcome.tests.every(({ timeMs }) => timeMs >= 0 && timeMs < 1_000)).toBe(true);
      expect(outcome.peakMemoryBytes).toBeGreaterThan(0);
    },
  );

  test.each([
    [
      "javascript",
      "const f = (n) => { console.log('\\u0001'.repeat(70000)); return new Array(n).fill('ü€'); };",
    ],
    ["python", "def f(n):\n    print('\\u0001' * 70000)\n    return ['ü€'] * n"],
  ] as const)(
    "more than a run may say is left out, and nobody is blamed for it: %s",
    async (language, code) => {
      const tests = Array.from({ length: 60 }, () => ({ args: [50_000], expected: null }));
      const limits = { testMs: 10_000, totalMs: 60_000 };
      const outcome = await runner.run({ language, code, entryPoint: "f", tests, limits });
      expect(outcome.tests.every(({ status }) => status === "failed")).toBe(true);
      expect(outcome.tests.every(({ stdoutTruncated }) => stdoutTruncated)).toBe(true);
      expect(outcome.tests[0]?.actual).toHaveLength(50_000);
      expect(outcome.tests.at(-1)?.actual).toEqual({ $: "too-large" });
      expect(runner.status().forgedRuns).toBe(0);
    },
  );

  test("hidden tests run after the visible ones, so nothing shown can carry their input", async () => {
    const code = "globalThis.seen ??= []; function f(x) { console.log(x); return x; }";
    const tests = [
      { args: ["hidden one"], expected: "hidden one", hidden: true },
      { args: ["shown"], expected: "shown" },
      { args: ["hidden two"], expected: "hidden two", hidden: true },
    ];
    const leak =
      "import builtins\ndef f(x):\n    import math\n    math.seen = getattr(math, 'seen', []) + [x]\n    print(math.seen)\n    return x";
    for (const request of [
      { language: "javascript" as const, code },
      { language: "python" as const, code: leak },
    ]) {
      const outcome = await runner.run({ ...request, entryPoint: "f", tests });
      expect(outcome.status).toBe("passed");
      expect(outcome.tests.map(({ index, hidden }) => [index, hidden])).toEqual([
        [0, true],
        [1, false],
        [2, true],
      ]);
      expect(outcome.tests[1]?.stdout).not.toContain("hidden");
    }
  });

  test("a test that is stopped leaves those after it not run", async () => {
    const code = "function f(x) { while (x === 1); return x; }";
    const tests = [0, 1, 2].map((x) => ({ args: [x], expected: x }));
    const outcome = await runner.run({
      language: "javascript",
      code,
      entryPoint: "f",
      tests,
      limits: { testMs: 300 },
    });
    expect(outcome).toMatchObject({ status: "timed-out", limitMs: 300 });
    expect(outcome.tests.map(({ status }) => status)).toEqual(["passed", "timed-out", "not-run"]);
  });

  test("many short tests together may not take longer than the whole run may", async () => {
    const code =
      "function f() { const end = Date.now() + 100; while (Date.now() < end); return 1; }";
    const tests = Array.from({ length: 30 }, () => ({ args: [], expected: 1 }));
    const outcome = await runner.run({
      language: "javascript",
      code,
      entryPoint: "f",
      tests,
      limits: { totalMs: 500 },
    });
    expect(outcome.status).toBe("timed-out");
    expect(outcome.tests.at(-1)?.status).toBe("not-run");
  });
});

describe("the process", () => {
  test.each(confinementNames)("works with %s around it, also for Python", async (confinement) => {
    const options = { confinement, warm: { javascript: 1, python: 1 } };
    // bwrap is used where it is installed and allowed, and where it is not, that is said.
    if (confinement === "namespaces" && !canUnshare()) {
      await expect(createServerRunner(options)).rejects.toMatchObject({
        code: "runner-unavailable",
        message: expect.stringContaining("namespaces"),
      });
      return;
    }
    const confined = await createServerRunner(options);
    for (const language of ["javascript", "python"] as const) {
      const outcome = await confined.run(
        oneTest(language, honest[language], { args: [1], expected: 2 }),
      );
      expect(outcome.status).toBe("passed");
    }
    await confined.close();
  });

  test("is not run by root where the server is, and sees nothing of the server's environment", async () => {
    const folder = listSandboxes(process.pid)[0];
    expect(folder).toBeDefined();
    const status = readFileSync(`/proc/${folder}/status`, "utf8");
    const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
    expect(uid).not.toBe(0);
    expect(/^NoNewPrivs:\s+1$/m.test(status)).toBe(runner.confinement !== "permissions-only");
    if (process.getuid?.() !== 0) return;
    const names = readFileSync(`/proc/${folder}/environ`, "utf8")
      .split("\0")
      .map((each) => each.split("=")[0]);
    expect(names.filter((name) => name === "HOME" || name === "VITEST")).toEqual([]);
  });

  test("dies with a server that is killed, even in an endless loop", async () => {
    const script = fileURLToPath(new URL("testing/run-for-ever.ts", import.meta.url));
    const server = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((resolve) => server.stdout.once("data", resolve));
    const before = listSandboxes(server.pid ?? 0);
    expect(before.length).toBeGreaterThan(0);
    server.kill("SIGKILL");
    await expect
      .poll(() => before.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 10_000 })
      .toEqual([]);
  });
});

describe("our own limits", () => {
  test.each(["run", "trace"] as const)(
    "a %s that nobody waits for any more is ended, and its place is free",
    async (task) => {
      const waiting = new AbortController();
      const endless = "function f() { for (;;); }";
      const limits = { testMs: 60_000, totalMs: 60_000 };
      const running =
        task === "run"
          ? runner.run({ ...oneTest("javascript", endless), limits }, waiting.signal)
          : runner.trace(
              { language: "javascript", code: endless, entryPoint: "f", args: [], limits },
              waiting.signal,
            );
      const ended = running.catch((error: unknown) => error);
      await expect.poll(() => runner.status().running).toBe(1);
      waiting.abort();
      expect(await ended).toMatchObject({ code: "run-cancelled" });
      await expect.poll(() => runner.status().running).toBe(0);
    },
  );

  test("more programs than may wait are refused with a time to come back, and the others still run", async () => {
    const request = oneTest("javascript", honest.javascript, { args: [1], expected: 2 });
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => runner.run(request)));
    const refused = results
      .filter((each) => each.status === "rejected")
      .map((each) => each.reason as object);
    expect(refused.length).toBeGreaterThanOrEqual(12 - 2 - 4 - 2);
    for (const reason of refused) expect(reason).toMatchObject({ code: "runner-busy" });
    for (const each of results)
      if (each.status === "fulfilled") expect(each.value.status).toBe("passed");
  });

  test("a program that sleeps is stopped at its limit, not at three times as much", async () => {
    const code =
      "const f = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1e9);";
    const limits = { testMs: 1_000, totalMs: 10_000 };
    const { status, timeMs } = await runner.run({ ...oneTest("javascript", code), limits });
    expect(status).toBe("timed-out");
    expect(timeMs).toBeLessThan(2_000);
  });

  test("the runs of one person keep nobody else waiting, and those beyond six are refused", async () => {
    const sleeping =
      "const f = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1e9);";
    const limits = { testMs: 2_000, totalMs: 2_000 };
    const stopping = new AbortController();
    const shared = await createServerRunner({ maxRunning: 2, warm: { javascript: 2, python: 0 } });
    const many = Array.from({ length: 50 }, () =>
      shared.run(
        { ...oneTest("javascript", sleeping), limits, requester: "many" },
        stopping.signal,
      ),
    );
    const endings = Promise.allSettled(many);
    const started = performance.now();
    const request = oneTest("javascript", honest.javascript, { args: [1], expected: 2 });
    const other = await shared.run({ ...request, requester: "other" });
    expect(other.status).toBe("passed");
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(shared.places("many").map(({ before }) => before)).toEqual([0, 1, 2, 3]);
    stopping.abort();
    const codes = (await endings).map(
      (each) => each.status === "rejected" && (each.reason as { code: string }).code,
    );
    expect(codes.filter((code) => code === "too-many-runs")).toHaveLength(50 - 1 - 4);
    expect(codes.filter((code) => code === "run-cancelled")).toHaveLength(1 + 4);
    await shared.close();
  });

  test("what holds a program is told", () => {
    expect(runner.status()).toMatchObject({
      confinement: runner.confinement,
      memoryLimit: expect.stringMatching(/^(kernel|watchdog)$/),
      forgedRuns: 0,
      longestWaitMs: 0,
    });
  });

  test("a runner that is closed before its sandboxes are ready leaves none of them", async () => {
    const { folder } = await stageRuntime();
    for (let round = 0; round < 3; round++) {
      const hasty = await createServerRunner({ warm: { javascript: 3, python: 0 } });
      await hasty.close();
    }
    expect(findOrphans(folder)).toEqual([]);
  });

  test("a runner that is closed in mid-run rejects, and blames nobody's program", async () => {
    const closing = await createServerRunner({ warm: { javascript: 1, python: 0 } });
    const running = closing.run(oneTest("javascript", "function f() { for (;;); }"));
    const outcome = running.catch((error: unknown) => error);
    await expect.poll(() => closing.status().running).toBe(1);
    await expect.poll(() => closing.status().warm.javascript, { timeout: 10_000 }).toBe(1);
    await closing.close();
    expect(await outcome).toMatchObject({ code: "runner-unavailable" });
  });
});
