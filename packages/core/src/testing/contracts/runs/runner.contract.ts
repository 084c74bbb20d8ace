import { expect, test } from "vitest";
import type { RunRequest } from "../../../entities/runs/run.ts";
import type { Runner } from "../../../ports/runs.ts";

const request: RunRequest = {
  language: "javascript",
  code: "function add(a, b) { return a + b; }",
  entryPoint: "add",
  tests: [
    { args: [1, 2], expected: 3 },
    { args: [2, 2], expected: 4, hidden: true },
  ],
};

/** What attempts need of every runner; what it survives is its own business. */
export function runnerContract(open: () => Promise<Runner> | Runner): void {
  test("a right program passes every test", async () => {
    const outcome = await (await open()).run(request);
    expect(outcome).toMatchObject({
      status: "passed",
      tests: [
        { index: 0, status: "passed" },
        { index: 1, status: "passed" },
      ],
    });
  });

  test("a wrong one fails where it is wrong, with what it returned", async () => {
    const code = "function add(a, b) { return a * b; }";
    const outcome = await (await open()).run({ ...request, code });
    expect(outcome.status).toBe("failed");
    expect(outcome.tests).toMatchObject([{ status: "failed", actual: 2 }, { status: "passed" }]);
  });

  test("what a program throws is a value", async () => {
    const code = 'function add() { throw new TypeError("no"); }';
    const outcome = await (await open()).run({ ...request, code });
    expect(outcome.status).toBe("failed");
    expect(outcome.tests[0]).toMatchObject({
      status: "errored",
      error: { type: "TypeError", message: "no" },
    });
  });

  test("a program that does not compile ran no test", async () => {
    const outcome = await (await open()).run({ ...request, code: "function add( {" });
    expect(outcome.status).toBe("did-not-compile");
    expect(outcome.tests.map(({ status }) => status)).toEqual(["not-run", "not-run"]);
  });

  test("a trace ends with what the program returned", async () => {
    const { tests: _, ...program } = request;
    const trace = await (await open()).trace({ ...program, args: [1, 2] });
    expect(trace.result).toEqual({ kind: "returned", value: 3 });
  });
}
