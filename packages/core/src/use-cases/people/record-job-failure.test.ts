import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { notingFailures } from "../../ports/failures.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { recordJobFailure } from "./record-job-failure.ts";

const job = { kind: "recovery", subject: "recovery-1" };

test("a job that fails is in the audit trail with its kind of error, and fails on", async () => {
  const deps = memoryDeps();
  const broken = new TypeError("words of a learner");
  const failing = recordJobFailure(deps, job, () => Promise.reject(broken));
  await expect(failing).rejects.toBe(broken);
  const { items } = await deps.audit.search({ action: "job-failed", limit: 5 });
  expect(items).toMatchObject([
    { subject: "recovery-1", actorId: null, details: { kind: "recovery", error: "TypeError" } },
  ]);
  expect(JSON.stringify(items)).not.toContain("learner");
});

test("a step that somebody else is at is no failure", async () => {
  const deps = memoryDeps();
  const busy = new AppError("request-in-progress", "Someone else is at this step.");
  await expect(recordJobFailure(deps, job, () => Promise.reject(busy))).rejects.toBe(busy);
  expect((await deps.audit.search({ limit: 5 })).items).toEqual([]);
});

test("a trail that cannot be written is noted, and the job's own error is what counts", async () => {
  const deps = memoryDeps();
  deps.audit = { ...deps.audit, record: () => Promise.reject(new RangeError("no room")) };
  const broken = new TypeError("broken");
  await expect(recordJobFailure(deps, job, () => Promise.reject(broken))).rejects.toBe(broken);
  expect(deps.failures.counts()).toMatchObject([{ part: "job", code: "RangeError", count: 1 }]);
});

test("what a port rejects with is noted also where its caller goes on without it", async () => {
  const { failures } = memoryDeps();
  const guard = notingFailures(
    { check: (_text: string) => Promise.reject(new RangeError("too long")), name: "guard" },
    "guard",
    failures,
  );
  expect(await guard.check("a").catch(() => "gone on")).toBe("gone on");
  await guard.check("b").catch(() => {});
  expect(guard.name).toBe("guard");
  expect(failures.counts()).toMatchObject([{ part: "guard", code: "RangeError", count: 2 }]);
});
