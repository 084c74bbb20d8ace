import { describe, expect, test } from "vitest";
import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { RequestShape, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { editPlan } from "./edit-plan.ts";
import { chooseGranularity } from "./granularity.ts";
import type { PlanFacts } from "./plan-step.ts";
import { type Planning, planSubTasks } from "./plan-sub-tasks.ts";
import { readPlannedSteps } from "./read-planned-steps.ts";
import { hasManyParts, readRequestShape } from "./read-request-shape.ts";
import { countRounds, strategyOptions } from "./strategy.ts";

const facts: PlanFacts = {
  solution: "solution.py",
  files: ["solution.py", "notes.md"],
  failingTests: [0, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  constraints: ["one", "two", "three", "four"],
  lines: [1, 2, 4, 5],
  inputs: ["nothing in it", "one value", "backwards"],
  versions: 2,
};
const free = { models: null, parallelism: 4 };

function planned(given: Partial<Planning>): SubTaskPlan | null {
  let ids = 0;
  const planning: Planning = {
    request: "…",
    shape: "failing-tests",
    facts,
    past: [],
    pricing: free,
    ...given,
  };
  const owner = {
    id: "plan",
    userId: "learner",
    parentSessionId: "talk",
    createdAt: "2030-01-01T09:00:00.000Z",
  };
  return planSubTasks(planning, owner, () => `t${++ids}`);
}

const words = (tasks: readonly SubTask[] = []) => tasks.map(({ input }) => input.instruction);

describe("a large request is known by its words", () => {
  test.each([
    ["Explain every failing test", "failing-tests"],
    ["explain all the tests that fail please", "failing-tests"],
    ["Write a test for each constraint", "constraints"],
    ["Make me one test per constraint", "constraints"],
    ["Compare my last two versions", "versions"],
    ["What is different between my last two versions?", "versions"],
    ["Explain all the lines", "lines"],
    ["Which inputs break it?", "breaking"],
    ["Please look over my code before handing it in", "review"],
    ["Do I need comments before I hand in?", null],
    ["What does break do?", null],
    ["Go through my code line by line", "lines"],
    ["What would break this?", "breaking"],
    ["Review everything before I hand in", "review"],
    ["Why does test 3 fail?", null],
    ["What is a hash map?", null],
    ["What does line 4 do?", null],
  ])("%s: %s", (message, shape) => expect(readRequestShape(message)).toBe(shape));

  test("any other is large when it lists three wishes", () => {
    expect(hasManyParts("1. Read my notes\n2. Say what is missing\n3. Ask me about it")).toBe(true);
    expect(hasManyParts("First read it, then run it, then tell me")).toBe(true);
    expect(hasManyParts("Plan: read my notes and ask me")).toBe(true);
    expect(hasManyParts("Read my notes and ask me about them")).toBe(false);
  });
});

describe("a plan", () => {
  test("maps over the tests that fail, and then sums up", () => {
    const { plan, tasks } = planned({ granularity: "fine" }) ?? {};
    expect(words(tasks).slice(0, 2)).toEqual([
      "Explain why test 1 fails.",
      "Explain why test 3 fails.",
    ]);
    expect(tasks).toHaveLength(13);
    const last = tasks?.at(-1);
    expect(last?.dependencies).toEqual(tasks?.slice(0, -1).map(({ subtaskId }) => subtaskId));
    expect(plan).toMatchObject({ status: "draft", executionOrder: "dependency-graph" });
  });

  test("of twelve things has twelve, five or two parts, and one that sums up", () => {
    expect(planned({})?.plan.granularityOptions).toEqual([
      { granularity: "fine", tasks: 13, tokensEach: 200, recommended: false },
      { granularity: "medium", tasks: 6, tokensEach: 800, recommended: true },
      { granularity: "coarse", tasks: 3, tokensEach: 2_000, recommended: false },
    ]);
    expect(words(planned({ granularity: "coarse" })?.tasks)[0]).toMatch(
      /^Explain why tests 1, 3, 4/,
    );
  });

  test.each([
    ["constraints", "Find an input for constraint 1."],
    ["lines", "Say what line 1 does."],
    ["breaking", "Try nothing in it."],
    ["review", "Run the visible tests."],
    ["versions", "Compare the texts of the two versions."],
  ] as const)("about %s begins with %s", (shape, first) => {
    expect(words(planned({ shape, granularity: "fine" })?.tasks)[0]).toBe(first);
  });

  test("is not needed for fewer than three steps", () => {
    const few = { ...facts, failingTests: [1, 2], versions: 1 };
    expect(planned({ facts: few })).toBeNull();
    expect(planned({ facts: few, shape: "versions" })).toBeNull();
  });

  test("a review ends with the best model, by a prompt of its own", () => {
    expect(planned({ shape: "review" })?.tasks.at(-1)?.difficulty).toBe("review");
  });
});

describe("the coach decides how fine a plan is", () => {
  const many = { items: 12, files: 1, codeLines: 20 };
  test.each([
    ["few things", { ...many, items: 4 }, [], "fine"],
    ["many things", many, [], "medium"],
    ["many files", { ...many, files: 3 }, [], "fine"],
    ["a long program", { ...many, codeLines: 90 }, [], "fine"],
    [
      "replies that were often cut",
      many,
      [{ granularity: "medium", tasks: 10, truncated: 2 }],
      "fine",
    ],
    ["too few replies to say", many, [{ granularity: "medium", tasks: 4, truncated: 4 }], "medium"],
  ] as const)("by %s", (_by, complexity, past, chosen) => {
    expect(chooseGranularity(complexity, past)).toBe(chosen);
  });
});

describe("a strategy", () => {
  const tasks = planned({ granularity: "fine" })?.tasks ?? [];
  const models = {
    cheapest: { name: "small", perMillionTokens: 10 },
    best: { name: "large", perMillionTokens: 100 },
  };
  const priced = { models, parallelism: 4 };
  const plan = { granularity: "fine", shape: "failing-tests" } as const;

  test("says its speed, cost and risk, and how many wait", () => {
    const options = strategyOptions(tasks, plan, priced);
    expect(options.map(({ strategy, speed, risk }) => [strategy, speed, risk])).toEqual([
      ["parallel", 3, "medium"],
      ["sequential", 1, "low"],
      ["fast-and-loose", 4, "high"],
    ]);
    expect(options[0]).toMatchObject({ atOnce: 12, waiting: 1, recommended: true });
    expect(options[1]).toMatchObject({ atOnce: 1, waiting: 12 });
    const [parallel, sequential, loose] = options.map(({ estimatedCost }) => estimatedCost);
    expect(sequential).toBeCloseTo(0.026);
    expect(parallel).toBeGreaterThan(sequential ?? 0);
    expect(loose).toBeGreaterThan(parallel ?? 0);
  });

  test("costs the best model's price for what is hard, and nothing for what is only run", () => {
    const [task] = tasks;
    if (!task) throw new Error("no tasks");
    const costs = (given: Partial<SubTask>, shape: RequestShape = "failing-tests") =>
      strategyOptions([{ ...task, ...given }], { ...plan, shape }, priced)[1]?.estimatedCost;
    expect(costs({ difficulty: "simple" })).toBeCloseTo(0.002);
    expect(costs({ difficulty: "review" })).toBeCloseTo(0.02);
    expect(costs({ work: { kind: "compare-texts" } })).toBe(0);
    expect(costs({ work: { kind: "collect" } }, "versions")).toBe(0);
  });

  test("takes as many rounds as its dependencies and workers allow", () => {
    expect(countRounds(tasks, "parallel", 4)).toBe(4);
    expect(countRounds(tasks, "sequential", 4)).toBe(13);
  });
});

describe("an edited plan", () => {
  const tasks = planned({ shape: "versions" })?.tasks ?? [];
  const asIs = tasks.map(({ subtaskId, input, dependencies }) => ({
    subtaskId,
    instruction: input.instruction,
    dependencies,
  }));

  test("has the learner's order and words, and nobody waits for what was removed", () => {
    const [first, second, third, last] = asIs;
    if (!first || !second || !third || !last) throw new Error("four parts");
    const reworded = { ...third, instruction: "Is my program fast enough?" };
    const edited = editPlan(tasks, [reworded, second, last]);
    if (!edited.allowed) throw new Error(edited.reason);
    expect(edited.tasks.map(({ subtaskId, priority }) => [subtaskId, priority])).toEqual([
      ["t3", 1],
      ["t2", 2],
      ["t4", 3],
    ]);
    expect(edited.tasks[0]?.work).toEqual({
      kind: "ask",
      questions: ["Is my program fast enough?"],
    });
    expect(edited.tasks.at(-1)?.dependencies).toEqual(["t2", "t3"]);
  });

  test("with a circle is refused, and says which parts wait for each other", () => {
    const circle = asIs.with(0, {
      ...asIs[0],
      subtaskId: "t1",
      instruction: "…",
      dependencies: ["t4"],
    });
    expect(editPlan(tasks, circle)).toEqual({ allowed: false, reason: "cycle", numbers: [1, 4] });
  });

  test.each([
    ["empty", []],
    ["unknown", [{ subtaskId: "other", instruction: "x", dependencies: [] }]],
    ["twice", [...asIs, ...asIs]],
  ] as const)("that is %s is refused", (reason, edited) => {
    expect(editPlan(tasks, edited)).toEqual({ allowed: false, reason });
  });
});

test("a model's todos become steps, with their files and what they wait for", () => {
  const todos = [
    "Read the notes [notes.md, secret.md]",
    "Say what is missing (after 1)",
    "Ask about it (after 1, 2) (hard)",
  ].map((text) => ({ text, completed: false }));
  expect(readPlannedSteps(todos, facts)).toMatchObject([
    { instruction: "Read the notes", contextFiles: ["notes.md"], dependsOn: [] },
    { instruction: "Say what is missing", dependsOn: [0], difficulty: "simple" },
    { instruction: "Ask about it", dependsOn: [0, 1], difficulty: "hard" },
    { work: { kind: "collect" }, dependsOn: [0, 1, 2] },
  ]);
});
