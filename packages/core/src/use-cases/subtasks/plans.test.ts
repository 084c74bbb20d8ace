import { describe, expect, test } from "vitest";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { lineByLine, openedForPlans } from "../../testing/scenarios/large-request.ts";
import { changePlan } from "./change-plan.ts";
import { executeSubTasks } from "./execute-sub-tasks.ts";
import { planRequest } from "./plan-request.ts";
import { steerPlan } from "./steer-plan.ts";

describe("a plan that the built-in coach carries out", () => {
  test("is made, started, worked through and merged into the conversation", async () => {
    const { deps, actor, plan, view, said, asked } = await openedForPlans();
    const { id: planId, tasks, granularity } = await plan();
    expect({ parts: tasks.length, granularity }).toEqual({ parts: 5, granularity: "fine" });
    expect(tasks.at(-1)?.waitingFor).toEqual([1, 2, 3, 4]);
    expect((await executeSubTasks(deps, { planId }, actor)).plan?.status).toBe("running");
    await deps.work();
    expect(await view()).toMatchObject({ status: "completed", costSoFar: 0 });
    expect(
      (await view())?.tasks.every(
        ({ status, progress }) => status === "completed" && progress === 1,
      ),
    ).toBe(true);
    const [exchange] = await said();
    expect(exchange).toMatchObject({ message: lineByLine, status: "complete", answeredBy: null });
    expect(exchange?.reply.sections?.map(({ heading }) => heading)).toEqual(
      [1, 2, 3, 4].map((line) => `Say what line ${line} does`),
    );
    expect(asked).toEqual([]);
    expect(deps.sent).toContainEqual(expect.objectContaining({ topic: "subtasks" }));
  });

  test("is not made for a message that one reply answers", async () => {
    const { deps, conversationId, actor } = await openedForPlans();
    const input = { conversationId, message: "What does line 2 do?", isAsked: true };
    expect(await planRequest(deps, input, actor)).toEqual({ plan: null });
  });

  test("can be edited before it runs, and then runs as edited", async () => {
    const { deps, actor, plan, said } = await openedForPlans();
    const { id: planId, version, tasks } = await plan();
    const kept = tasks.filter(({ priority }) => priority === 3 || priority === 1).toReversed();
    const edited = kept.map(({ subtaskId, dependencies }) => ({
      subtaskId,
      instruction: `Look at ${subtaskId}`,
      dependencies,
    }));
    await changePlan(deps, { planId, version, tasks: edited }, actor);
    await executeSubTasks(deps, { planId, strategy: "sequential" }, actor);
    await deps.work();
    const [exchange] = await said();
    expect(exchange?.reply.sections?.map(({ heading }) => heading)).toEqual(
      kept.map(({ subtaskId }) => `Look at ${subtaskId}`),
    );
  });

  test("refuses a circle, an old version and a change after the start", async () => {
    const { deps, actor, plan } = await openedForPlans();
    const { id: planId, version, tasks } = await plan();
    const [one, two] = tasks.map(({ subtaskId }) => subtaskId);
    const circle = [
      { subtaskId: one ?? "", instruction: "a", dependencies: [two ?? ""] },
      { subtaskId: two ?? "", instruction: "b", dependencies: [one ?? ""] },
    ];
    await expect(changePlan(deps, { planId, version, tasks: circle }, actor)).rejects.toMatchObject(
      {
        code: "invalid-input",
      },
    );
    const coarse = { planId, version, granularity: "coarse" } as const;
    const after = await changePlan(deps, coarse, actor);
    expect(after.plan).toMatchObject({ granularity: "coarse", isCoachsChoice: false });
    expect(after.plan?.tasks).toHaveLength(2);
    await expect(changePlan(deps, coarse, actor)).rejects.toMatchObject({ code: "stale-version" });
    const unseen = executeSubTasks(deps, { planId, version }, actor);
    await expect(unseen).rejects.toMatchObject({ code: "stale-version" });
    await executeSubTasks(deps, { planId, version: version + 1 }, actor);
    const late = { ...coarse, version: 99 };
    await expect(changePlan(deps, late, actor)).rejects.toMatchObject({ code: "plan-changed" });
  });

  test("somebody else's is not found", async () => {
    const { deps, plan } = await openedForPlans();
    const { id: planId } = await plan();
    const other = aLearner({ userId: "another" });
    await expect(executeSubTasks(deps, { planId }, other)).rejects.toMatchObject({
      code: "not-found",
    });
    const stop = { planId, action: "stop" } as const;
    await expect(steerPlan(deps, stop, other)).rejects.toMatchObject({ code: "not-found" });
  });

  test("is paused, resumed and stopped", async () => {
    const { deps, actor, plan, view, said } = await openedForPlans();
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await steerPlan(deps, { planId, action: "pause" }, actor);
    await deps.work();
    expect((await view())?.tasks.every(({ status }) => status === "pending")).toBe(true);
    await steerPlan(deps, { planId, action: "resume" }, actor);
    await steerPlan(deps, { planId, action: "stop" }, actor);
    await deps.work();
    expect((await view())?.tasks.every(({ status }) => status === "stopped")).toBe(true);
    expect(await said()).toEqual([]);
    await expect(steerPlan(deps, { planId, action: "resume" }, actor)).rejects.toMatchObject({
      code: "plan-changed",
    });
  });
});

test("another plan waits for the one that runs; a draft makes room", async () => {
  const { deps, actor, plan } = await openedForPlans();
  await plan();
  const { id: planId } = await plan();
  await executeSubTasks(deps, { planId }, actor);
  await expect(plan()).rejects.toMatchObject({ code: "request-in-progress" });
});
