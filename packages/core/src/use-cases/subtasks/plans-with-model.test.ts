import { describe, expect, test } from "vitest";
import { TASK_LEASE_MS } from "../../subtasks/run/claim-task.ts";
import { enqueueDuePlans } from "../../subtasks/run/enqueue-workers.ts";
import { openedForPlans } from "../../testing/scenarios/large-request.ts";
import { sendMessage } from "../chat/message/send-message.ts";
import { decideConflict } from "./decide-conflict.ts";
import { decideTask } from "./decide-task.ts";
import { executeSubTasks } from "./execute-sub-tasks.ts";
import { workOnPlan } from "./work-on-plan.ts";

describe("a plan whose words a model finds", () => {
  test("asks once for each part, with what was measured and what the parts before say", async () => {
    const { deps, actor, plan, view, said, asked } = await openedForPlans({ hasModel: true });
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    expect(asked.map(({ specialist }) => specialist)).toEqual(Array(5).fill("simple"));
    expect(asked.at(-1)?.references.map(({ label }) => label)).toEqual([
      "what was measured",
      ...["part 1", "part 2", "part 3", "part 4"],
      "shared by the parts",
    ]);
    expect(await view()).toMatchObject({ status: "completed", tokensUsed: 75 });
    expect((await said())[0]).toMatchObject({
      answeredBy: { model: "small" },
      inputTokens: 50,
      reply: { summary: "Said 5." },
    });
  });

  test("what parts leave and share is read by those after them, also of parts that end at the same time", async () => {
    const { deps, actor, plan, asked, answers } = await openedForPlans({ hasModel: true });
    answers.changes = (place) =>
      place <= 2 ? [{ path: `scratch/${place}.md`, content: `Line ${place} is odd.` }] : [];
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await Promise.all([0, 1].map((slot) => workOnPlan(deps, { planId, slot })));
    const shared = asked.at(-1)?.references.find(({ label }) => label === "shared by the parts");
    expect(JSON.parse(shared?.text ?? "")).toMatchObject({
      sharedData: { createdFiles: ["scratch/1.md", "scratch/2.md"] },
      stepOutputs: { "part 1": { lines: [1] }, "part 4": {} },
    });
  });

  test("a part says who will be asked, and who answered", async () => {
    const { deps, actor, plan, view } = await openedForPlans({ hasModel: true });
    const { id: planId, tasks } = await plan("Review everything before I hand in");
    expect(tasks.map(({ model }) => model)).toEqual([
      ...["small", "small", "large", "small", "small"],
      "large",
    ]);
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    expect((await view())?.tasks[2]?.model).toBe("small");
  });

  test("a part that fails is tried once more by itself, and then asks", async () => {
    const { deps, actor, plan, view, answers, asked } = await openedForPlans({ hasModel: true });
    answers.fails = 1;
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    expect((await view())?.status).toBe("completed");
    expect(asked).toHaveLength(6);
    expect((await view())?.tokensUsed).toBe(90);
  });

  test.each([
    ["retry", "completed", "completed"],
    ["skip", "skipped", "completed"],
    ["stop", "stopped", "stopped"],
  ] as const)("one that failed twice waits for the learner: %s", async (decision, task, status) => {
    const { deps, actor, conversationId, plan, view, answers } = await openedForPlans({
      hasModel: true,
    });
    answers.fails = 2;
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId, strategy: "sequential" }, actor);
    await deps.work();
    const failed = (await view())?.tasks[0];
    expect(failed).toMatchObject({ status: "failed", failure: "The model could not be reached." });
    await decideTask(deps, { planId, subtaskId: failed?.subtaskId ?? "", decision }, actor);
    await deps.work();
    expect(await view()).toMatchObject({ status, tasks: [{ status: task }, {}, {}, {}, {}] });
    // What was paid for counts, also where nothing is said of it.
    const spent = (await view())?.tokensUsed;
    const { tokensIn, tokensOut } = (await deps.conversations.find(conversationId)) ?? {};
    expect((tokensIn ?? 0) + (tokensOut ?? 0)).toBe(spent);
  });

  test("once a budget is spent the built-in coach says the rest, and says why", async () => {
    const { deps, actor, plan, view, said, answers } = await openedForPlans({ hasModel: true });
    answers.isSpent = true;
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    expect(await view()).toMatchObject({ status: "completed", tokensUsed: 0 });
    expect((await said())[0]).toMatchObject({ isFallback: true, fallbackReason: "budget-spent" });
  });

  test("any other request with many parts is split by the model", async () => {
    const { deps, actor, plan, asked, answers, view } = await openedForPlans({ hasModel: true });
    answers.todos = ["Read the notes", "Say what is missing (after 1)", "Ask about it (hard)"];
    const { id: planId, shape, tasks } = await plan("1. read\n2. say\n3. ask");
    expect({ shape, parts: tasks.map(({ input }) => input.instruction) }).toEqual({
      shape: "other",
      parts: ["Read the notes", "Say what is missing", "Ask about it", "Put the answers together."],
    });
    expect(tasks[1]?.waitingFor).toEqual([1]);
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    expect((await view())?.status).toBe("completed");
    expect(asked.map(({ specialist }) => specialist)).toEqual([
      "plan",
      ...["simple", "simple", "hard", "simple"],
    ]);
  });

  test("a dead worker's part is taken over, and its model is not paid twice", async () => {
    const { deps, actor, clock, plan, view, asked, said } = await openedForPlans({
      hasModel: true,
    });
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    const { converse } = deps.coach;
    deps.coach.converse = (given) => {
      asked.push(given);
      return new Promise(() => {});
    };
    void workOnPlan(deps, { planId, slot: 0 });
    await expect.poll(() => asked.length).toBe(1);
    deps.coach.converse = converse;
    // Another slot leaves it alone while its lease lasts; the sweep finds it afterwards.
    await workOnPlan(deps, { planId, slot: 1 });
    expect((await view())?.tasks[0]?.status).toBe("running");
    clock.advance(TASK_LEASE_MS / 1000 + 1);
    await enqueueDuePlans(deps);
    await deps.work();
    expect((await view())?.status).toBe("completed");
    const ofFirst = asked.filter(({ message }) => message.startsWith("Say what line 1 does"));
    expect(ofFirst).toHaveLength(1);
    expect((await said())[0]).toMatchObject({ isFallback: true, fallbackReason: "unavailable" });
  });

  test("the same slot takes its own part over at once", async () => {
    const { deps, actor, plan, view, asked } = await openedForPlans({ hasModel: true });
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    const { converse } = deps.coach;
    deps.coach.converse = () => {
      asked.length += 1;
      return new Promise(() => {});
    };
    void workOnPlan(deps, { planId, slot: 0 });
    await expect.poll(() => asked.length).toBe(1);
    deps.coach.converse = converse;
    await workOnPlan(deps, { planId, slot: 0 });
    expect((await view())?.status).toBe("completed");
  });

  test("two parts that change the same lines are shown, and the learner decides", async () => {
    const { deps, actor, plan, view, answers, said } = await openedForPlans({ hasModel: true });
    answers.changes = (place) =>
      place <= 2 ? [{ path: "notes.md", content: `Line ${place} is odd.` }] : [];
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId, strategy: "fast-and-loose" }, actor);
    await deps.work();
    const shown = await view();
    expect(shown).toMatchObject({ status: "deciding", conflicts: [{ path: "notes.md" }] });
    expect(await said()).toEqual([]);
    const chosen = shown?.conflicts[0]?.sides[1]?.subtaskId ?? "";
    const bad = { planId, conflict: 0, chosen: "nobody" };
    await expect(decideConflict(deps, bad, actor)).rejects.toMatchObject({ code: "invalid-input" });
    const decided = await decideConflict(deps, { planId, conflict: 0, chosen }, actor);
    expect(decided.plan?.status).toBe("completed");
    expect((await said())[0]?.proposals).toMatchObject([
      { path: "notes.md", newContent: "Line 2 is odd.", state: "open" },
    ]);
  });

  test("of changes of the same lines those that may not be seen are left out, and that is said", async () => {
    const { deps, actor, plan, said, view, answers } = await openedForPlans({ hasModel: true });
    answers.changes = (place) =>
      place <= 2 ? [{ path: "notes.md", content: `Line ${place} is odd.` }] : [];
    deps.guard = {
      check: async (text, _context, policy) =>
        policy === "strict" && text.includes("Line 1 is odd")
          ? { leak: true, kind: "recipe", evidence: "it" }
          : { leak: false },
    };
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId, strategy: "fast-and-loose" }, actor);
    await deps.work();
    expect((await view())?.status).toBe("completed");
    const [exchange] = await said();
    expect(exchange?.reply.summary).toContain("1 change of a file is left out");
    expect(exchange?.proposals).toMatchObject([{ path: "notes.md", newContent: "Line 2 is odd." }]);
  });

  test("what passes alone and not with what was said before is held back", async () => {
    const { deps, actor, conversationId, plan, said } = await openedForPlans({ hasModel: true });
    await sendMessage(
      deps,
      { conversationId, message: "What goes in?", isAutomatic: false },
      actor,
    );
    const before = (await said())[0]?.reply.summary ?? "";
    expect(before).not.toBe("");
    deps.guard = {
      check: async (text) =>
        text.includes(before) && text.includes("Said 1.")
          ? { leak: true, kind: "recipe", evidence: "both" }
          : { leak: false },
    };
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    expect((await said())[0]).toMatchObject({ isFallback: true, fallbackReason: "leak" });
  });

  test("what passes alone and not together is held back", async () => {
    const { deps, actor, plan, said } = await openedForPlans({ hasModel: true });
    deps.guard = {
      check: async (text) =>
        text.includes("Said 1.") && text.includes("Said 2.")
          ? { leak: true, kind: "recipe", evidence: "both" }
          : { leak: false },
    };
    const { id: planId } = await plan();
    await executeSubTasks(deps, { planId }, actor);
    await deps.work();
    const [exchange] = await said();
    expect(exchange).toMatchObject({ isFallback: true, fallbackReason: "leak" });
    expect(JSON.stringify(exchange?.reply)).not.toMatch(/Said \d/);
  });
});
