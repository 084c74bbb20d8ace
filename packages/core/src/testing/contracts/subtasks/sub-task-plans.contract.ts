import { expect, test } from "vitest";
import type { Deps } from "../../../ports/deps.ts";
import { claimTask, TASK_LEASE_MS } from "../../../subtasks/run/claim-task.ts";
import { aSubTaskPlan } from "../../builders/subtask-builders.ts";
import { type ChatStores, openedChatStores } from "../chat/chat-harness.ts";
import { minuteOf } from "../harness/attempt-harness.ts";

type Stores = ChatStores & Pick<Deps, "subTaskPlans">;

export function subTaskPlansContract(open: () => Promise<Stores>): void {
  async function opened() {
    let plans: Deps["subTaskPlans"] | undefined;
    const { converse, newId, conversations } = await openedChatStores(async () => {
      const stores = await open();
      plans = stores.subTaskPlans;
      return stores;
    });
    if (!plans) throw new Error("not opened");
    const subTaskPlans = plans;
    async function add(
      given: Parameters<typeof aSubTaskPlan>[0] = {},
      tasks: Parameters<typeof aSubTaskPlan>[1] = [{}, {}],
    ) {
      const talk = given.parentSessionId
        ? null
        : await converse(given.userId ? { userId: given.userId } : {});
      const owner = talk ? { parentSessionId: talk.id, userId: talk.userId } : {};
      const made = aSubTaskPlan({ id: newId(), ...owner, ...given }, tasks);
      await subTaskPlans.create(made);
      return made;
    }
    return { subTaskPlans, conversations, add, newId };
  }

  test("a plan is found as it was stored, with its sub-tasks in their order", async () => {
    const { subTaskPlans, add } = await opened();
    const claim = { slot: 1, token: "t", until: minuteOf(1).toISOString() };
    const output = {
      summary: "It \u{1f642}",
      sections: [{ heading: "h", content: "c" }],
      todos: [{ text: "look", completed: false }],
      fileChanges: [{ path: "notes.md", content: "x" }],
      tokensUsed: 7,
      truncated: false,
      isFallback: true,
      fallbackReason: "leak",
    } as const;
    const made = await add({ stepOutputs: { t1: { kinds: ["a"] } }, files: { "a.md": "b" } }, [
      { status: "running", claim, askedAt: minuteOf(0).toISOString() },
      {
        status: "completed",
        dependencies: ["t1"],
        model: "m",
        spent: [{ provider: "ollama", model: "m", inputTokens: 1, outputTokens: 2 }],
        output: {
          ...output,
          sections: [...output.sections],
          todos: [...output.todos],
          fileChanges: [...output.fileChanges],
        },
      },
    ]);
    expect(await subTaskPlans.find(made.plan.id)).toEqual(made);
    expect(await subTaskPlans.find("none")).toBeNull();
  });

  test("the newest of a conversation is found", async () => {
    const { subTaskPlans, add } = await opened();
    const { plan } = await add();
    const { userId, parentSessionId } = plan;
    const later = await add({ userId, parentSessionId, createdAt: "2031-01-01T00:00:00.000Z" });
    expect((await subTaskPlans.newest(parentSessionId))?.plan.id).toBe(later.plan.id);
    expect(await subTaskPlans.newest("none")).toBeNull();
  });

  test("a change is written, counted and given back; null leaves it; an error too", async () => {
    const { subTaskPlans, add } = await opened();
    const { plan } = await add({}, [{}, {}, {}]);
    const changed = await subTaskPlans.update(plan.id, minuteOf(1), (stored) => ({
      plan: { ...stored.plan, status: "paused" },
      tasks: stored.tasks.slice(1).map((task, at) => ({ ...task, priority: at + 1 })),
    }));
    expect(changed?.plan).toMatchObject({ status: "paused", version: 2 });
    expect(await subTaskPlans.find(plan.id)).toEqual(changed);
    expect(changed?.tasks.map(({ subtaskId }) => subtaskId)).toEqual(["t2", "t3"]);
    expect(await subTaskPlans.update(plan.id, minuteOf(2), () => null)).toEqual(changed);
    const refuse = () => {
      throw new Error("refused");
    };
    await expect(subTaskPlans.update(plan.id, minuteOf(2), refuse)).rejects.toThrow("refused");
    expect(await subTaskPlans.find(plan.id)).toEqual(changed);
    expect(await subTaskPlans.update("none", minuteOf(2), () => null)).toBeNull();
  });

  test("of many claims at once each sub-task goes to one, and no more run than a person may", async () => {
    const { subTaskPlans, add } = await opened();
    const first = await add({}, [{}, {}, {}]);
    const { userId } = first.plan;
    const second = await add({ userId }, [{}, {}, {}]);
    const now = minuteOf(0);
    const claim = (planId: string, slot: number) => {
      let taken: string | null = null;
      return subTaskPlans
        .update(planId, now, (stored, around) => {
          const how = { slot, token: `${planId} ${slot}`, now, perPerson: 4 };
          const claimed = claimTask(stored, how, around);
          taken = claimed ? `${planId} ${claimed.task.subtaskId}` : null;
          return claimed?.stored ?? null;
        })
        .then(() => taken);
    };
    const plans = [first.plan.id, second.plan.id];
    const taken = await Promise.all(
      [0, 1, 2].flatMap((slot) => plans.map((id) => claim(id, slot))),
    );
    const got = taken.filter((each) => each !== null);
    expect(got).toHaveLength(4);
    expect(new Set(got).size).toBe(4);
  });

  test("plans that run and that nobody has worked on are found", async () => {
    const { subTaskPlans, add } = await opened();
    const [left, worked] = [await add(), await add(), await add({ status: "paused" })];
    const later = new Date(new Date(left.plan.createdAt).getTime() + TASK_LEASE_MS);
    await subTaskPlans.update(worked.plan.id, later, (stored) => stored);
    expect(await subTaskPlans.abandoned(later)).toEqual([left.plan.id]);
  });

  test("cut replies of models are counted by granularity", async () => {
    const { subTaskPlans, add } = await opened();
    const output = {
      ...{ summary: "", sections: [], todos: [], fileChanges: [] },
      ...{ tokensUsed: 1, isFallback: false },
    };
    const reply = (truncated: boolean) =>
      ({ status: "completed", model: "m", output: { ...output, truncated } }) as const;
    await add({ granularity: "coarse" }, [reply(true), reply(false), reply(true), {}]);
    await add({ granularity: "fine" }, [reply(false), { ...reply(true), model: null }]);
    await add({ shape: "lines" }, [reply(true)]);
    const counted = await subTaskPlans.truncations("failing-tests");
    expect(new Map(counted.map((each) => [each.granularity, each]))).toEqual(
      new Map([
        ["coarse", { granularity: "coarse", tasks: 3, truncated: 2 }],
        ["fine", { granularity: "fine", tasks: 1, truncated: 0 }],
      ]),
    );
  });

  test("the plans of a deleted conversation go with it", async () => {
    const { subTaskPlans, conversations, add } = await opened();
    const { plan } = await add();
    await conversations.delete(plan.parentSessionId, minuteOf(1));
    expect(await subTaskPlans.newest(plan.parentSessionId)).toBeNull();
  });
}
