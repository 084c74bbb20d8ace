import { describe, expect, test } from "vitest";
import { authoredCoach } from "../../coach/authored/authored-coach.ts";
import type { SubTaskWork } from "../../entities/subtasks/sub-task.ts";
import type { RequestShape, StoredPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { edgeKinds } from "../../runs/edge-inputs.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { aSubTaskPlan } from "../../testing/builders/subtask-builders.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { doWork } from "./do-work.ts";

const problem = aProblem();
const wrongAddition = "function add(a, b) {\n  return a - b;\n}";
const earlierAddition = "function add(a, b) {\n  return 7;\n}";

async function work(
  kind: SubTaskWork,
  {
    code = wrongAddition,
    shape = "breaking",
    plan = {},
  }: {
    code?: string;
    shape?: RequestShape;
    plan?: Partial<StoredPlan>;
  } = {},
) {
  const deps = memoryDeps();
  const reported: number[] = [];
  const changes = {
    ...deps.changeSets,
    list: async () => ({
      items: [{ position: 2, files: [{ path: "solution.js" }] }] as never,
      next: null,
    }),
    contentsAt: async () => ({ "solution.js": earlierAddition }),
  };
  const stored = aSubTaskPlan({ shape, ...plan }, [
    { status: "completed" },
    { status: "completed" },
    { work: kind, dependencies: ["t1", "t2"] },
  ]);
  const task = stored.tasks[2];
  if (!task) throw new Error("there are three");
  const builtInCoach = authoredCoach(deps.runner);
  const findings = await doWork({
    deps: { ...deps, changeSets: changes, builtInCoach },
    stored,
    task,
    subject: {
      kind: "attempt",
      problem,
      attempt: anAttempt({ v2Step: "VERIFY", language: "javascript", code }),
    },
    report: (share) => reported.push(share),
  });
  return { ...findings, reported };
}

describe("the built-in coach", () => {
  test("explains a test that fails, with what was measured", async () => {
    const { summary, todos, stepOutput } = await work({ kind: "explain-tests", tests: [0] });
    expect(summary).toMatch(/^\*\*Test 1: .*Measured: /);
    expect(todos[0]?.text).toMatch(/^Test 1: /);
    expect(stepOutput).toEqual({ kinds: [expect.any(String)] });
  });

  test("says of one that passes by now that it does", async () => {
    const { summary } = await work({ kind: "explain-tests", tests: [1] });
    expect(summary).toBe("Test 2 passes now.");
  });

  test("tells of each line what it is, and how far it is", async () => {
    const described = await work({ kind: "describe-lines", lines: [1, 2] });
    expect(described.sections.map(({ heading }) => heading)).toEqual(["Line 1", "Line 2"]);
    expect(described.sections[0]?.content).toContain("Line 1 is `function add(a, b) {`");
    expect(described.stepOutput).toMatchObject({ lines: [1, 2] });
    expect(described.reported).toEqual([0.5, 1]);
    const { summary } = await work({ kind: "describe-lines", lines: [2] });
    expect(summary).toContain("Line 2 is");
  });

  test("tries inputs at the border and holds them against the task, without telling what is right", async () => {
    const kinds = edgeKinds(problem);
    expect(kinds).toContain("the number 0");
    const { summary, stepOutput } = await work({ kind: "try-inputs", inputs: kinds });
    expect(summary).toContain("The number 0: `add(0, 2)` gives -2, and that is not what the task");
    expect(summary).not.toContain("should give");
    expect(stepOutput).toMatchObject({ breaking: expect.arrayContaining([expect.any(String)]) });
  });

  test("finds an input at the border of a constraint; where the program is right it is a test", async () => {
    const right = "function add(a, b) {\n  return a + b;\n}";
    const made = await work({ kind: "test-constraints", constraints: [0] }, { code: right });
    expect(made.stepOutput).toEqual({
      tests: [{ name: problem.constraints[0], args: [-1000, 2], expected: -998 }],
    });
    const wrong = await work({ kind: "test-constraints", constraints: [0] });
    expect(wrong.stepOutput).toEqual({ tests: [] });
    expect(wrong.todos[0]?.text).toMatch(/^Work out by hand what add\(-1000, 2\) should give/);
    expect(JSON.stringify(wrong)).not.toContain("-998");
  });

  test("checks what is handed in, and says what is left to do", async () => {
    const plan = { files: { "tests.json": "[", "notes.md": "one\ntwo\n", "scratch/a.md": "" } };
    const files = Object.keys(plan.files);
    const checks = ["tests", "edges"] as const;
    const { summary, stepOutput } = await work(
      { kind: "review", checks: [...checks], files },
      { plan },
    );
    expect(summary).toContain("notes.md has 2 lines.");
    expect(stepOutput).toEqual({
      toDo: [
        "The visible tests: It passes 1 of 2 visible tests. Failing: 1.",
        expect.stringMatching(/^An edge: `add\(.*that is not what the task asks for\.$/),
        expect.stringMatching(/^tests\.json cannot be read\. It is no JSON/),
        "scratch/a.md is empty: fill it or delete it.",
      ],
    });
    const right = "function add(a, b) {\n  return a + b;\n}";
    const done = await work({ kind: "review", checks: [...checks], files: [] }, { code: right });
    expect(done.stepOutput).toEqual({ toDo: [] });
  });

  test("compares two versions by their texts and by running both", async () => {
    const texts = await work({ kind: "compare-texts" });
    expect(texts.summary).toBe("1 line is new, 1 is gone.");
    expect(texts.sections[0]?.code).toContain("+  return a - b;");
    const before = await work({ kind: "run-version", version: 1 });
    const now = await work({ kind: "run-version", version: 0 });
    expect(before.summary).toBe("It passes 0 of 2 visible tests. Failing: 1, 2.");
    expect(now.stepOutput).toEqual({ passed: [2] });
  });
});

describe("what sums up", () => {
  const collect = { kind: "collect" } as const;

  test("counts how the tests fail", async () => {
    const plan = {
      stepOutputs: { t1: { kinds: ["wrong value"] }, t2: { kinds: ["wrong value"] } },
    };
    const { summary } = await work(collect, { shape: "failing-tests", plan });
    expect(summary).toContain("2 tests looked at. They all fail in the same way: wrong value (2).");
  });

  test("puts tests behind those that are in tests.json, each input once", async () => {
    const made = { name: "edge", args: [0, 0], expected: 0 };
    const own = { name: "own", args: [1, 1], expected: 2 };
    const plan = {
      files: { "tests.json": JSON.stringify([own]) },
      stepOutputs: { t1: { tests: [made] }, t2: { tests: [{ ...made, name: "again" }] } },
    };
    const { fileChanges } = await work(collect, { shape: "constraints", plan });
    expect(JSON.parse(fileChanges[0]?.content ?? "")).toEqual([own, made]);
  });

  test("says which tests a change won and lost", async () => {
    const plan = { stepOutputs: { t1: { passed: [1, 2] }, t2: { passed: [2, 3] } } };
    const { summary } = await work(collect, { shape: "versions", plan });
    expect(summary).toBe(
      "Tests that pass now and did not before: 3. Tests that passed before and fail now: 1.",
    );
  });

  test("says which lines were never reached", async () => {
    const plan = {
      stepOutputs: { t1: { lines: [1, 2], never: [2] }, t2: { lines: [3], never: [] } },
    };
    const { summary } = await work(collect, { shape: "lines", plan });
    expect(summary).toBe(
      "3 lines are described, each with what it did on one input. Never reached there: line 2.",
    );
  });

  test("makes what the checks of a review found into todos", async () => {
    const plan = { stepOutputs: { t1: { toDo: ["A test fails."] }, t2: { toDo: [] } } };
    const { summary, todos } = await work(collect, { shape: "review", plan });
    expect(summary).toBe("2 checks are done. Left to do: A test fails.");
    expect(todos).toEqual([{ text: "A test fails.", completed: false }]);
    const clean = await work(collect, { shape: "review" });
    expect(clean.summary).toBe("2 checks are done. Nothing that was checked is left to do.");
  });

  test("names the first input that breaks the program", async () => {
    const plan = { stepOutputs: { t1: { breaking: ["Zero: bad."] }, t2: { breaking: [] } } };
    expect((await work(collect, { plan })).summary).toBe(
      "1 input breaks it. Begin with: Zero: bad.",
    );
    expect((await work(collect)).summary).toBe("Nothing that was tried breaks it.");
  });
});
