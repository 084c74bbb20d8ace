import { describe, expect, test } from "vitest";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { answerOnce, CLAIM_LEASE_MS } from "./answer-once.ts";

const request = {
  key: { userId: "learner-1", operation: "POST /hint", key: "key-1" },
  fingerprint: "body",
};

function counted(answers: readonly { status: number; body: unknown }[]) {
  let runs = 0;
  const run = async () => {
    const answer = answers[Math.min(runs, answers.length - 1)];
    runs += 1;
    if (!answer) throw new Error("no answer");
    return answer;
  };
  return { run, runs: () => runs };
}

describe("the same request twice", () => {
  test.each([200, 201, 409, 422])("runs once and is answered %i twice", async (status) => {
    const deps = memoryDeps();
    const work = counted([
      { status, body: { n: 1 } },
      { status: 200, body: { n: 2 } },
    ]);
    const first = await answerOnce(deps, request, work.run);
    expect(await answerOnce(deps, request, work.run)).toEqual(first);
    expect(work.runs()).toBe(1);
  });

  test("runs again after an outage", async () => {
    const deps = memoryDeps();
    const work = counted([
      { status: 503, body: null },
      { status: 200, body: null },
    ]);
    expect((await answerOnce(deps, request, work.run)).status).toBe(503);
    expect((await answerOnce(deps, request, work.run)).status).toBe(200);
  });

  test("runs again after a throw", async () => {
    const deps = memoryDeps();
    const fail = () => Promise.reject(new Error("crash"));
    await expect(answerOnce(deps, request, fail)).rejects.toThrow("crash");
    const work = counted([{ status: 200, body: null }]);
    expect((await answerOnce(deps, request, work.run)).status).toBe(200);
  });

  test("at once waits for the first and gets its answer", async () => {
    const deps = memoryDeps();
    let finish = (_: { status: number; body: unknown }) => {};
    const slow = new Promise<{ status: number; body: unknown }>((resolve) => {
      finish = resolve;
    });
    const first = answerOnce(deps, request, () => slow);
    let waits = 0;
    const waiting = {
      ...deps,
      pause: async () => {
        waits += 1;
        if (waits === 3) finish({ status: 201, body: { id: 1 } });
        await Promise.resolve();
      },
    };
    const never = () => Promise.reject(new Error("must not run"));
    expect(await answerOnce(waiting, request, never)).toEqual({ status: 201, body: { id: 1 } });
    expect(await first).toEqual({ status: 201, body: { id: 1 } });
    expect(waits).toBeGreaterThanOrEqual(3);
  });

  test("that never ends says so, and is free once the lease is over", async () => {
    const deps = memoryDeps();
    void answerOnce(deps, request, () => new Promise(() => {}));
    const work = counted([{ status: 200, body: null }]);
    await expect(answerOnce(deps, request, work.run)).rejects.toMatchObject({
      code: "request-in-progress",
    });
    deps.clock.advance(CLAIM_LEASE_MS / 1_000);
    expect((await answerOnce(deps, request, work.run)).status).toBe(200);
  });

  test("with another body is refused", async () => {
    const deps = memoryDeps();
    const work = counted([{ status: 200, body: null }]);
    await answerOnce(deps, request, work.run);
    await expect(
      answerOnce(deps, { ...request, fingerprint: "other" }, work.run),
    ).rejects.toMatchObject({ code: "idempotency-key-reused" });
  });
});
