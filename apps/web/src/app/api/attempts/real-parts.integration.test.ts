import type { Language } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";
import { predictRightly } from "../../../testing/predict-rightly.ts";

const explanation = {
  explanation:
    "We get a list of numbers and a target. We have to find the two different positions whose numbers " +
    "add up to the target, and give back both positions.",
  inputOutputDescription:
    "Input: a list of integers and a target. Output: a list with the two positions of the numbers that sum to it.",
  constraintsDescription:
    "There is exactly one answer. No entry may be used twice. Numbers can be negative. The list can be " +
    "long, up to 80,000 entries.",
  exampleWalkthrough:
    "For [2, 7, 11, 15] and the target 9: 2 needs 7, not seen yet. Then 7 needs 2, which stands at index 0, " +
    "so the answer is [0, 1].",
  wrongApproach:
    "Trying every pair with two nested loops takes too long. Sorting first loses the original positions.",
};

const invariantText =
  "Before the entry at a position is stored, the map holds the earlier entries, each with its position, and no two of them add up to the target.";

const solutions: Record<Language, { right: string; wrong: string }> = {
  javascript: {
    right: `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]);
    if (partner !== undefined) return [partner, i];
    seen.set(numbers[i], i);
  }
}`,
    wrong: "function twoSum(numbers, target) {\n  return [0, 1];\n}",
  },
  typescript: {
    right: `function twoSum(numbers: number[], target: number): number[] {
  const seen = new Map<number, number>();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]!);
    if (partner !== undefined) return [partner, i];
    seen.set(numbers[i]!, i);
  }
  return [];
}`,
    wrong: "function twoSum(numbers: number[], target: number): number[] {\n  return [0, 1];\n}",
  },
  python: {
    right: `def two_sum(numbers, target):
    seen = {}
    for i, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], i]
        seen[number] = i`,
    wrong: "def two_sum(numbers, target):\n    return [0, 1]",
  },
};

const scriptTests = `import { twoSum } from "./solution.js";
test("test_first", () => assert.equal(twoSum([2, 7], 9), [0, 1]));
test("test_last", () => assert.equal(twoSum([3, 2, 4], 6), [1, 2]));
`;
const ownTests: Record<Language, { path: string; content: string }> = {
  javascript: { path: "test_own.js", content: scriptTests },
  typescript: { path: "test_own.ts", content: scriptTests },
  python: {
    path: "test_own.py",
    content: `from solution import two_sum

def test_first():
    assert two_sum([2, 7], 9) == [0, 1]

def test_last():
    assert two_sum([3, 2, 4], 6) == [1, 2]
`,
  },
};

describe("an attempt with the real catalogue, coach and runner", () => {
  let app: App;
  let cookie: string;
  beforeAll(async () => {
    app = await startApp();
    cookie = (await app.signUp()).cookie;
  });
  afterAll(() => app.stop());

  async function send(method: string, path: string, body?: object) {
    const response = await app.call(method, path, { cookie, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  }

  test.each(Object.entries(solutions))(
    "in %s from start to end",
    async (language, code) => {
      const { body: catalogue } = await send("GET", "/api/problems");
      expect(catalogue.problems.map(({ slug }: { slug: string }) => slug)).toContain("two-sum");
      const begun = await send("POST", "/api/attempts", { problemSlug: "two-sum", language });
      expect(begun.status).toBe(201);
      const entryPoint = begun.body.attempt.code.match(/(?:function|def) (\w+)/)?.[1];
      const named = (text: string) => text.replaceAll(/\btwo_?[sS]um\b/g, entryPoint);
      const attempt = `/api/attempts/${begun.body.attempt.id}`;
      const move = async (verb: string, body: object = {}) => {
        const answer = await send("POST", `${attempt}/${verb}`, body);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        return answer.body;
      };
      const asked = await move("understand/submit", explanation);
      expect(asked).toMatchObject({ status: "NEEDS_WORK", probes: [{}, {}] });
      const understood = await predictRightly("two-sum", asked, (followup) =>
        move("understand/followup", followup),
      );
      expect(understood).toMatchObject({ status: "PASS", probes: [] });
      const { candidates } = await move("plan/suggest", { explanation: explanation.explanation });
      expect(candidates.length).toBeGreaterThanOrEqual(2);
      const choice = {
        patternId: "hash-map",
        confidence: 4,
        invariantText,
      };
      expect(await move("plan/choose", choice)).toMatchObject({ accepted: true, match: "GOOD" });
      expect(await move("implement/hint")).toMatchObject({ hintsUsedCount: 1, isFallback: false });
      await move("implement/submit", { code: named(code.wrong) });
      const failed = await move("verify/run");
      expect(failed).toMatchObject({ outcome: "failed", v2Step: "VERIFY" });
      const first = failed.tests.find((t: { status: string }) => t.status !== "passed");
      const failure = { testIndex: first.index, testInput: "", expected: "", actual: "" };
      const words = { userExplanation: "It always answers the first two positions." };
      expect(await move("verify/explain-failure", { ...failure, ...words })).toMatchObject({
        isFallback: false,
      });
      const trace = await move("verify/trace", { testIndex: 0 });
      expect(trace.steps.length).toBeGreaterThan(0);
      expect(trace.result).toEqual({ kind: "returned", value: [0, 1] });
      const unit = { unitType: "SolveProblem", unitId: begun.body.attempt.id };
      const talk = await send("POST", "/api/conversations", unit);
      const at = `/api/conversations/${talk.body.conversation.id}`;
      const draw = async (message: string) => {
        const answer = await send("POST", `${at}/messages`, { message });
        return answer.body.exchange.reply.drawings;
      };
      const numbers = { name: "numbers", picture: { kind: "array" } };
      expect(await draw("draw example 1")).toMatchObject([
        { frames: [{ parts: [numbers, { picture: { kind: "variables" } }, { name: "gives" }] }] },
      ]);
      expect(await draw("draw what my code does at line 2")).toMatchObject([
        { frames: [{ caption: "Visit 1", parts: [numbers, {}] }] },
      ]);
      expect(await draw("draw the reference solution")).toBeUndefined();
      const file = await app.call("GET", `${at}/export`, { cookie });
      expect(await file.text()).toMatch(/\*\*Drawing: Line 2 in [\s\S]*numbers: An array of/);
      await move("verify/retry");
      const { path, content } = ownTests[language as Language];
      const save = { path, content: named(content), version: 0 };
      expect((await send("PUT", `${attempt}/files`, save)).status).toBe(200);
      const run = await move("files/run", { path });
      expect(run.runs).toMatchObject([
        { name: "test_first", status: "passed" },
        { name: "test_last", status: "errored", error: { type: "AssertionError" } },
      ]);
      expect(run.runs[1].error.message).toContain("not [1, 2]");
      const expectations = JSON.stringify([
        { args: [[3, 2, 4], 6], expected: [1, 2] },
        { args: [[3, 2, 4], 6], expected: [0, 1] },
        { args: [[3], 6], expected: [0, 0] },
      ]);
      const json = { path: "tests.json", content: expectations, version: 0 };
      await send("PUT", `${attempt}/files`, json);
      const { tests } = await move("files/check-tests");
      expect(tests.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
        "agrees",
        "differs",
        "not-allowed",
      ]);
      await move("implement/submit", { code: named(code.right) });
      const passed = await move("verify/run");
      expect(passed).toMatchObject({ outcome: "passed", v2Step: "REFLECT" });
      const hidden = passed.tests.filter((t: { hidden: boolean }) => t.hidden);
      expect(hidden.length).toBeGreaterThan(0);
      for (const seen of hidden) {
        expect(Object.keys(seen).toSorted()).toEqual(["hidden", "index", "purpose", "status"]);
      }
      const reflection = {
        cuesNextTime: ["a partner is asked for"],
        invariantSummary: invariantText,
      };
      const { attempt: done } = await move("reflect/submit", reflection);
      expect(done).toMatchObject({ v2Step: "COMPLETE", state: "DONE" });
    },
    120_000,
  );
});
