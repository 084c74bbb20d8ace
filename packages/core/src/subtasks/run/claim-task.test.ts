import { describe, expect, test } from "vitest";
import type { StoredPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { aSubTaskPlan } from "../../testing/builders/subtask-builders.ts";
import { endTask, renewTask } from "./change-task.ts";
import { claimTask, TASK_LEASE_MS } from "./claim-task.ts";

type Tasks = Parameters<typeof aSubTaskPlan>[1];

const now = new Date("2030-01-01T09:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const around = { runningElsewhere: 0 };
const how = (slot: number, at = now) => ({ slot, token: `token ${slot}`, now: at, perPerson: 4 });

/** Which sub-tasks are taken, one slot after the other, until none may begin. */
function taken(plan: Partial<StoredPlan>, tasks: Tasks): string[] {
  let stored = aSubTaskPlan(plan, tasks);
  const ids: string[] = [];
  for (let slot = 0; slot < 10; slot++) {
    const claimed = claimTask(stored, how(slot), around);
    if (!claimed) break;
    stored = claimed.stored;
    ids.push(claimed.task.subtaskId);
  }
  return ids;
}

const asking = (...contextFiles: string[]) => ({
  input: { instruction: "Read it.", contextFiles, constraints: [] },
});

describe("a worker takes", () => {
  test("what waits for nothing, in the plan's order", () => {
    expect(taken({}, [{ dependencies: ["t2"] }, {}, {}])).toEqual(["t2", "t3"]);
  });

  test("one after the other, if the plan is sequential", () => {
    expect(taken({ strategy: "sequential" }, [{}, {}])).toEqual(["t1"]);
  });

  test("all at once but what sums up, if the plan is fast and loose", () => {
    const collects = { work: { kind: "collect" as const }, dependencies: ["t1", "t2"] };
    const tasks = [{}, { dependencies: ["t1"] }, collects];
    expect(taken({ strategy: "fast-and-loose" }, tasks)).toEqual(["t1", "t2"]);
  });

  test("nothing that works on a file that somebody works on; the solution is only read", () => {
    const tasks = [asking("notes.md"), asking("notes.md", "solution.js"), asking("solution.js")];
    expect(taken({}, tasks)).toEqual(["t1", "t3"]);
    expect(taken({ strategy: "fast-and-loose" }, tasks)).toEqual(["t1", "t2", "t3"]);
  });

  test("no more than a person may have at once, on all plans together", () => {
    expect(taken({}, [{}, {}, {}, {}, {}])).toHaveLength(4);
    const stored = aSubTaskPlan({}, [{}]);
    expect(claimTask(stored, how(0), { runningElsewhere: 4 })).toBeNull();
  });

  test.each(["draft", "paused", "deciding", "completed", "stopped"] as const)(
    "nothing of a plan that is %s",
    (status) => expect(taken({ status }, [{}])).toEqual([]),
  );
});

describe("a claim", () => {
  const claimed = () => {
    const first = claimTask(aSubTaskPlan({}, [{}]), how(0), around);
    if (!first) throw new Error("not claimed");
    return first;
  };

  test("holds until its lease ends, and longer where it is renewed", () => {
    const { stored } = claimed();
    expect(claimTask(stored, how(1), around)).toBeNull();
    const holder = { subtaskId: "t1", token: "token 0" };
    const renewed = renewTask(stored, holder, { now: later(20_000), progress: 0.5 });
    expect(renewed?.tasks[0]?.progress).toBe(0.5);
    const after = later(TASK_LEASE_MS + 1);
    expect(renewed && claimTask(renewed, how(1, after), around)).toBeNull();
    expect(claimTask(stored, how(1, after), around)?.task.subtaskId).toBe("t1");
  });

  test("is taken over at once by the same slot, and the first result then comes too late", () => {
    const { stored } = claimed();
    const over = claimTask(stored, { ...how(0), token: "again" }, around);
    if (!over) throw new Error("not taken over");
    const failed = { done: false, failure: "late" } as const;
    const first = { subtaskId: "t1", token: "token 0" };
    expect(endTask(over.stored, first, failed, now)).toBeNull();
    const second = { subtaskId: "t1", token: "again" };
    expect(endTask(over.stored, second, failed, now)?.tasks[0]).toMatchObject({
      status: "pending",
      tries: 1,
    });
  });
});
