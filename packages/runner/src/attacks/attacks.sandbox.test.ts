import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:net";
import type { RunOutcome, TestOutcome } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hideHiddenTests } from "../hide-hidden-tests.ts";
import { createServerRunner, type ServerRunner } from "../server/index.ts";
import { findOrphans } from "../server/process/reap-orphans.ts";
import { stageRuntime } from "../server/runtime/stage-runtime.ts";
import { listSandboxes } from "../server/testing/list-sandboxes.ts";
import { untilCopied } from "../server/testing/until-copied.ts";
import { type Attack, errorOf, listenerPort } from "./attack.ts";
import { attacks } from "./index.ts";

const secret = `secret-${randomUUID()}`;
let runner: ServerRunner;
let listener: Server;
let port = 0;
let connections = 0;
let orphansBefore: number[] = [];

beforeAll(async () => {
  orphansBefore = findOrphans((await stageRuntime()).folder);
  listener = createServer(() => connections++);
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  port = (listener.address() as { port: number }).port;
  runner = await createServerRunner({ maxRunning: 3, warm: { javascript: 2, python: 3 } });
  await untilCopied(runner);
});
afterAll(async () => {
  await runner.close();
  listener.close();
});

async function runAttack(attack: Attack): Promise<RunOutcome> {
  const first = { args: attack.args ?? [], expected: attack.expected ?? secret };
  const hidden = { args: [secret], expected: null, hidden: true };
  const outcome = await runner.run({
    language: attack.language,
    code: attack.code.replaceAll(listenerPort, String(port)),
    entryPoint: "f",
    tests: attack.meetsHiddenTest ? [first, hidden] : [first],
    ...(attack.limits && { limits: attack.limits }),
    ...(attack.neighbours && { neighbours: attack.neighbours }),
  });
  return hideHiddenTests(outcome);
}

describe.concurrent("hostile programs", { timeout: 60_000 }, () => {
  test.each(attacks.map((attack) => [attack.language, attack.name, attack] as const))(
    "%s: %s",
    async (_language, _name, attack) => {
      const outcome = await runAttack(attack);
      const [first] = outcome.tests as [TestOutcome];
      const end = outcome.status === "did-not-compile" ? outcome.status : first.status;
      expect(attack.ends, JSON.stringify(outcome).slice(0, 600)).toContain(end);
      if (attack.errorType) expect(errorOf(outcome)?.type).toMatch(attack.errorType);
      if (attack.actual !== undefined) expect(first.actual).toEqual(attack.actual);
      if (attack.stdout) expect(first.stdout).toMatch(attack.stdout);
      expect(first.stdout.length).toBeLessThanOrEqual(64 * 1024);
      expect(JSON.stringify(outcome)).not.toContain(secret);
      const texts = [attack.code, ...(attack.neighbours ?? []).map(({ content }) => content)];
      const lines = Math.max(...texts.map((text) => text.split("\n").length));
      for (const frame of errorOf(outcome)?.frames ?? [])
        expect(frame.line).toBeLessThanOrEqual(lines);
    },
  );
});

test("there are at least eighty of them", () => {
  expect(attacks.length).toBeGreaterThanOrEqual(80);
});

describe("after all of them", () => {
  test.each([
    ["javascript", "const f = (a) => a.map((x) => x * 2);"],
    ["typescript", "const f = (a: number[]): number[] => a.map((x) => x * 2);"],
    ["python", "def f(a): return [x * 2 for x in a]"],
  ] as const)("an honest %s submission passes", async (language, code) => {
    const tests = [{ args: [[1, 2]], expected: [2, 4] }];
    const outcome = await runner.run({ language, code, entryPoint: "f", tests });
    expect(outcome.status).toBe("passed");
  });

  test("the listener on loopback heard nothing", () => expect(connections).toBe(0));

  test("no file was left behind", () => expect(existsSync("/tmp/foothold-attack")).toBe(false));

  test("the server holds no memory of theirs", () => {
    expect(process.memoryUsage().heapUsed).toBeLessThan(300 * 1024 * 1024);
  });

  test("no process is left once the runner is closed", async () => {
    await runner.close();
    const { folder } = await stageRuntime();
    await expect.poll(() => listSandboxes(process.pid), { timeout: 10_000 }).toEqual([]);
    expect(findOrphans(folder).filter((pid) => !orphansBefore.includes(pid))).toEqual([]);
  });
});
