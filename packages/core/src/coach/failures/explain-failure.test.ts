import { describe, expect, test } from "vitest";
import type { Trace, TraceStep } from "../../entities/runs/trace.ts";
import type { Runner } from "../../ports/runs.ts";
import { runRequest } from "../../runs/run-request.ts";
import { testResultsOf } from "../../runs/test-results.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { authoredCoach } from "../authored/authored-coach.ts";

const problem = aProblem();

type Problems = Parameters<typeof authoredCoach>[2];

async function explain(
  code: string,
  testIndex: number,
  trace: Runner["trace"] = noTrace,
  problems?: Problems,
) {
  const runner = { ...fakeRunner(), trace };
  const attempt = anAttempt({ v2Step: "VERIFY", code });
  const testResults = testResultsOf(problem, await runner.run(runRequest(problem, attempt)));
  const [test, result] = [problem.tests[testIndex], testResults[testIndex]];
  if (!test || !result) throw new Error("no such test");
  return authoredCoach(runner, undefined, problems).explainFailure({
    problem,
    attempt: {
      ...attempt,
      verifyPayload: { testResults, failureExplanations: [], traceNotes: null },
    },
    test,
    result,
    userExplanation: "I think it subtracts.",
  });
}

const noTrace = async (): Promise<Trace> => ({
  steps: [],
  cut: null,
  result: { kind: "unknown" },
  divergence: null,
});

function step(line: number, event: TraceStep["event"], locals: Record<string, number>): TraceStep {
  const frame = {
    func_name: "add",
    is_parent: false,
    frame_id: 1,
    parent_frame_id_list: [],
    encoded_locals: locals,
    ordered_varnames: Object.keys(locals),
    is_zombie: false,
    is_highlighted: true,
    unique_hash: "add",
  };
  return {
    line,
    event,
    func_name: "add",
    globals: {},
    ordered_globals: [],
    stack_to_render: [frame],
    heap: {},
    stdout: "",
  };
}

const subtracts = "const add = (x, y) => {\n  return x - y;\n};";

describe("what was measured", () => {
  test("comes first: the call, what came out, what is right and how they differ", async () => {
    const { failingCaseExplanation } = await explain("const add = () => -1;", 0);
    expect(failingCaseExplanation).toBe(
      "Measured: add(1, 2) gave -1, where 3 is right. That is smaller by 4.",
    );
  });

  test("holds the line and the values of the trace, and the step asks about them", async () => {
    const trace = async (): Promise<Trace> => ({
      steps: [step(1, "call", { x: 1, y: 2 }), step(2, "return", { x: 1, y: 2 })],
      cut: null,
      result: { kind: "returned", value: -1 },
      divergence: { kind: "returned", step: 1, line: 2, actual: -1, expected: 3 },
    });
    const reply = await explain(subtracts, 0, trace);
    expect(reply.failingCaseExplanation).toContain(
      "It returned at line 2 (`return x - y;`), where x = 1, y = 2.",
    );
    expect(reply.suggestedNextDebugStep).toContain("line 2");
  });

  test("leaves out a trace that shows something else than the run", async () => {
    const trace = async (): Promise<Trace> => ({
      steps: [step(2, "return", { x: 1, y: 2 })],
      cut: null,
      result: { kind: "returned", value: 7 },
      divergence: { kind: "returned", step: 0, line: 2, actual: 7, expected: 3 },
    });
    expect((await explain(subtracts, 0, trace)).failingCaseExplanation).not.toContain("line 2");
  });

  test("is there also when no trace can be had", async () => {
    const trace = () => Promise.reject(new Error("busy"));
    expect((await explain(subtracts, 0, trace)).failingCaseExplanation).toContain("gave -1");
  });

  test("of a hidden test is its purpose and no more, and it is not traced", async () => {
    let traced = 0;
    const trace = async () => {
      traced += 1;
      return noTrace();
    };
    const { failingCaseExplanation } = await explain("const add = () => 3;", 2, trace);
    expect(failingCaseExplanation).toBe(
      "Measured: the tests in the group of “a negative number” do not all pass.",
    );
    expect(traced).toBe(0);
  });
});

describe("a known bug", () => {
  test("is named when the failures and the wrong values are the same, and marked as a guess", async () => {
    const reply = await explain(subtracts, 0);
    expect(reply.likelyBugType).toBe("wrong operator");
    expect(reply.failingCaseExplanation).toMatch(
      /A guess, because .* the same wrong answers on the failing tests/,
    );
    expect(reply.failingCaseExplanation).toContain("Follow what happens to the second number.");
  });

  test.each([
    ["the same tests fail with other values", "const add = (x, y) => (x || y ? 77 : 0);"],
    ["other tests fail", "const add = (x, y) => (x > 500 ? x + y : x - y);"],
    ["the same tests stop with an error", "const add = (x, y) => (x || y ? x.no.way : 0);"],
  ])("is not named when %s", async (_name, code) => {
    const reply = await explain(code, 0);
    expect(reply.failingCaseExplanation).not.toContain("A guess");
    expect(reply.likelyBugType).toMatch(/wrong result|program error/);
  });

  test("is not named when the programs part on an input that is no test", async () => {
    const code = "const add = (x, y) => (x === 2 ? 9 : x - y);";
    expect((await explain(code, 0)).failingCaseExplanation).toContain("A guess");
    const problems = { misfits: async () => [] };
    const reply = await explain(code, 0, noTrace, problems);
    expect(reply.failingCaseExplanation).not.toContain("A guess");
    expect((await explain(subtracts, 0, noTrace, problems)).failingCaseExplanation).toContain(
      "A guess",
    );
  });
});
