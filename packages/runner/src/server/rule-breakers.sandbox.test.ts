import type { RunRequest, SourceRule } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { javaScriptRuleBreakers } from "../attacks/rule-breakers/javascript.ts";
import { honestPython, pythonRuleBreakers } from "../attacks/rule-breakers/python.ts";
import { unwatchedPython } from "../attacks/rule-breakers/python-unwatched.ts";
import { createServerRunner, type ServerRunner } from "./index.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ maxRunning: 2, warm: { javascript: 2, python: 2 } });
});
afterAll(() => runner.close());

const forbid = (names: string[]): SourceRule["check"] => ({ kind: "no-name", names });
const requestOf = (
  language: RunRequest["language"],
  code: string,
  check: SourceRule["check"],
): RunRequest => ({
  language,
  code,
  entryPoint: "f",
  tests: [{ args: [[5, 7, 9], 7], expected: 1 }],
  rules: [{ id: "by-hand", message: "By hand.", check }],
});

describe.concurrent("a detour to a forbidden function is seen", { timeout: 60_000 }, () => {
  test.each([
    ...javaScriptRuleBreakers.map((each) => ["javascript", ...each] as const),
    ...[...pythonRuleBreakers, ...unwatchedPython].map((each) => ["python", ...each] as const),
  ])("%s: %s", async (language, _name, code) => {
    const names = ["indexOf", "index", "sort", "sorted", "bisect_left", "add", "join", "substring"];
    const outcome = await runner.run(requestOf(language, code, forbid(names)));
    expect(outcome, JSON.stringify(outcome.tests)).toMatchObject({
      status: "rule-broken",
      brokenRules: [{ rule: "by-hand" }],
    });
  });

  test.each([
    [
      "javascript",
      "loop",
      "const web = ['WebAss'] + 'embly', bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 7, 5, 1, 1, 103, 0, 0, 10, 20, 1, 18, 0, 3, 64, 32, 0, 65, 1, 107, 33, 0, 32, 0, 13, 0, 11, 32, 0, 11];\nconst f = () => { const w = globalThis[web]; new w.Instance(new w.Module(new Uint8Array(bytes))).exports.g(3); return 1; };",
    ],
    ["javascript", "loop", "const f = (a, x) => eval('let i = 0; while (a[i] !== x) i++; i');"],
    [
      "javascript",
      "loop",
      "const key = [...'rotcurtsnoc'].reverse().join('');\nconst f = (a, x) => f[key]('a', 'x', 'let i = 0; while (a[i] !== x) i++; return i')(a, x);",
    ],
    [
      "python",
      "loop",
      "def f(a, x):\n    n = {'a': a, 'r': []}\n    exec('for v in a: r.append(v)', n)\n    return 1",
    ],
    ["python", "import", "def f(a, x): return __import__('math').floor(1.5)"],
  ] as const)("%s: a forbidden %s in code made from text", async (language, syntax, code) => {
    const check = { kind: "no-syntax", syntax } as const;
    expect(await runner.run(requestOf(language, code, check))).toMatchObject({
      status: "rule-broken",
    });
  });
});

describe.concurrent("nothing is said in Python of", { timeout: 60_000 }, () => {
  test.each(honestPython)("%s", async (_name, forbidden, code) => {
    const limits = { testMs: 20_000, totalMs: 20_000, memoryBytes: 2 ** 28, stdoutBytes: 2 ** 16 };
    const outcome = await runner.run({ ...requestOf("python", code, forbid(forbidden)), limits });
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ status: "passed" });
  });
});
