import { describe, expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { openedForPlans } from "../../testing/scenarios/large-request.ts";
import { executeSubTasks } from "../../use-cases/subtasks/execute-sub-tasks.ts";
import { steerPlan } from "../../use-cases/subtasks/steer-plan.ts";
import { WORKER_TURN_MS, workOnPlan } from "../../use-cases/subtasks/work-on-plan.ts";
import { mergePlan } from "./merge-plan.ts";

const outage = () => new AppError("database-unavailable", "The database does not answer.");

/** A plan whose parts are done and whose results are not merged yet. */
async function readyToMerge() {
  const opened = await openedForPlans();
  const { deps, actor, plan } = opened;
  const { id: planId } = await plan();
  await executeSubTasks(deps, { planId }, actor);
  const { begin } = deps.exchanges;
  deps.exchanges.begin = () => Promise.reject(outage());
  await workOnPlan(deps, { planId, slot: 0 }).catch(() => {});
  deps.exchanges.begin = begin;
  return { ...opened, planId };
}

describe("results are merged once", () => {
  test("after an outage they are merged later, and nothing is lost", async () => {
    const { deps, planId, view, said } = await readyToMerge();
    expect(await view()).toMatchObject({ status: "running" });
    expect(await mergePlan(deps, planId)).toMatchObject({ plan: { status: "completed" } });
    expect(await said()).toHaveLength(1);
  });

  test("a server that dies before the plan is marked says nothing twice", async () => {
    const { deps, clock, planId, said, view } = await readyToMerge();
    const { finish } = deps.exchanges;
    const { update } = deps.subTaskPlans;
    deps.exchanges.finish = async (finished) => {
      await finish(finished);
      deps.subTaskPlans.update = () => Promise.reject(outage());
    };
    await expect(mergePlan(deps, planId)).rejects.toMatchObject({ code: "database-unavailable" });
    deps.subTaskPlans.update = update;
    deps.exchanges.finish = finish;
    clock.advance(120);
    await mergePlan(deps, planId);
    expect(await view()).toMatchObject({ status: "completed" });
    expect(await said()).toHaveLength(1);
  });

  test("a plan that is stopped while it is merged stays stopped and says nothing", async () => {
    const { deps, actor, planId, said, view } = await readyToMerge();
    const { find } = deps.settings;
    deps.settings.find = async (userId) => {
      await steerPlan(deps, { planId, action: "stop" }, actor).catch(() => {});
      return find(userId);
    };
    await mergePlan(deps, planId);
    expect(await view()).toMatchObject({ status: "stopped" });
    expect(await said()).toEqual([]);
  });
});

test("a worker whose turn is over lets others work, and comes back", async () => {
  const { deps, actor, clock, plan, view, asked } = await openedForPlans({ hasModel: true });
  const { converse } = deps.coach;
  deps.coach.converse = (given) => {
    clock.advance(WORKER_TURN_MS / 1_000);
    return converse(given);
  };
  const { id: planId } = await plan();
  await executeSubTasks(deps, { planId }, actor);
  await workOnPlan(deps, { planId, slot: 0 });
  expect(asked).toHaveLength(1);
  await deps.work();
  expect(asked).toHaveLength(5);
  expect(await view()).toMatchObject({ status: "completed" });
});
