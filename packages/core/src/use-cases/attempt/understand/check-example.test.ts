import { describe, expect, test } from "vitest";
import type { RunValue } from "../../../entities/runs/run.ts";
import { MAX_ARGUMENT_CHARACTERS } from "../../../runs/require-allowed-input.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { memoryProblems } from "../../../testing/memory/catalog/problems.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { viewAttemptStory } from "../view/view-attempt-story.ts";
import { checkExample } from "./check-example.ts";

async function atUnderstand(deps = memoryDeps()) {
  const at = await atStep("UNDERSTAND", { deps });
  return {
    ...at,
    check: (args: RunValue[], answer: RunValue) =>
      checkExample(deps, { attemptId: at.attemptId, args, answer }, at.actor),
  };
}

describe("checking an example", () => {
  test.each([
    ["right", 12, true],
    ["wrong", 11, false],
  ])("with a %s answer tells what it is, and keeps both", async (_name, answer, agrees) => {
    const { deps, attemptId, actor, check, stored } = await atUnderstand();
    expect(await check([5, 7], answer)).toEqual({ agrees, expected: 12 });
    const { examples } = await viewAttemptStory(deps, { attemptId }, actor);
    expect(examples).toMatchObject([{ args: [5, 7], answer, expected: 12, agrees }]);
    expect((await stored()).v2Step).toBe("UNDERSTAND");
  });

  test("of a problem with several right answers accepts each of them", async () => {
    const deps = memoryDeps();
    const { run } = deps.runner;
    const problem = aProblem({ comparison: { kind: "checker", checker: "add-two" } });
    deps.problems = memoryProblems([problem]);
    // A checker that takes any number of the same sign.
    deps.runner.run = async (request) => {
      const outcome = await run(request);
      const [test] = outcome.tests;
      const expected = Number(request.tests[0]?.expected);
      if (test && Math.sign(Number(test.actual)) === Math.sign(expected)) test.status = "passed";
      return outcome;
    };
    const { check } = await atUnderstand(deps);
    expect(await check([5, 7], 1)).toEqual({ agrees: true, expected: 12 });
    expect(await check([5, 7], -12)).toEqual({ agrees: false, expected: 12 });
  });

  test.each<[name: string, args: RunValue[], answer: RunValue, fields: object[]]>([
    ["too few arguments", [1], 1, [{ field: "args", message: /a, b/ }]],
    ["a text for a number", ["1", 2], 3, [{ field: "args.a", message: /whole number, such as 1/ }]],
    ["two that do not fit", [1.5, null], 3, [{ field: "args.a" }, { field: "args.b" }]],
    [
      "an argument that is too long",
      ["9".repeat(MAX_ARGUMENT_CHARACTERS), 2],
      3,
      [{ field: "args.a", message: /longer than 2000 characters/ }],
    ],
    ["an answer of another form", [1, 2], [3], [{ field: "answer", message: /whole number/ }]],
  ])("with %s names it and runs nothing", async (_name, args, answer, fields) => {
    const { deps, check, eventTypes } = await atUnderstand();
    deps.runner.breakDown(new Error("must not be asked"));
    await expect(check(args, answer)).rejects.toMatchObject({
      code: "invalid-input",
      details: {
        fields: fields.map((field) =>
          "message" in field
            ? { ...field, message: expect.stringMatching(field.message as RegExp) }
            : field,
        ),
      },
    });
    expect(await eventTypes()).toEqual(["attempt-started"]);
  });

  test("that breaks a promise of the problem says which", async () => {
    const deps = memoryDeps();
    deps.problems = memoryProblems([aProblem()], async () => [
      { parameter: "b", message: "Both numbers are below 1,000." },
    ]);
    const { check } = await atUnderstand(deps);
    await expect(check([1, 5000], 5001)).rejects.toMatchObject({
      code: "invalid-input",
      message: "args.b: Both numbers are below 1,000.",
    });
  });

  test("on which the reference stops asks for a smaller one", async () => {
    const deps = memoryDeps({
      problems: [
        aProblem({ references: { javascript: "function add() {\n  throw new Error();\n}\n" } }),
      ],
    });
    const { check } = await atUnderstand(deps);
    await expect(check([1, 2], 3)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "args" }] },
    });
  });

  test("while the runner is down says so, and can be sent again", async () => {
    const { deps, check } = await atUnderstand();
    deps.runner.breakDown(new Error("no sandbox"));
    await expect(check([1, 2], 3)).rejects.toMatchObject({ code: "runner-unavailable" });
    deps.runner.breakDown(null);
    expect((await check([1, 2], 3)).agrees).toBe(true);
  });
});
