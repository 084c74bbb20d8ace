import type { RunRequest } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerRunner, type ServerRunner } from "./index.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ maxRunning: 2, warm: { javascript: 1, python: 1 } });
});
afterAll(() => runner.close());

describe.concurrent("what one test can leave for the next", () => {
  const twice = (language: RunRequest["language"], code: string): RunRequest => ({
    language,
    code,
    entryPoint: "f",
    tests: [
      { args: [], expected: "clean" },
      { args: [], expected: "clean" },
    ],
  });
  test.each<[string, RunRequest, string[]]>([
    [
      "JavaScript: nothing through globals",
      twice(
        "javascript",
        "function f() { const was = globalThis.left ?? 'clean'; globalThis.left = 'left'; return was; }",
      ),
      ["passed", "passed"],
    ],
    [
      "JavaScript: nothing through prototypes",
      twice(
        "javascript",
        "function f() { const was = [].left ?? 'clean'; Array.prototype.left = 'left'; return was; }",
      ),
      ["passed", "passed"],
    ],
    [
      "JavaScript: nothing through patched built-ins",
      twice(
        "javascript",
        "function f() { const was = JSON.stringify('') === '\"\"' ? 'clean' : 'left'; JSON.stringify = () => 'x'; return was; }",
      ),
      ["passed", "passed"],
    ],
    [
      "JavaScript: nothing through an object of the sandbox's own realm",
      twice(
        "javascript",
        "function f() { Error.prepareStackTrace = (_, sites) => sites; let was = 'clean'; for (let o = Object(new Error().stack[0]); o && o !== Object.prototype; o = Object.getPrototypeOf(o)) { was = o.left ?? was; try { o.left = 'left'; o.constructor.left = 'left'; } catch {} } return was; }",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: nothing through a hook",
      twice(
        "python",
        "import sys\ndef f():\n    was = 'left' if type(sys.unraisablehook) is type(f) else 'clean'\n    sys.unraisablehook = lambda *_: None\n    return was",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: nothing through an object of JavaScript",
      twice(
        "python",
        "import js\ndef f():\n    was = getattr(js, 'left', getattr(js.Object, 'left', 'clean'))\n    for each in (js, js.Object, js.Object.prototype, js.Array):\n        try: each.left = 'left'\n        except BaseException: pass\n    return was",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: nothing through Pyodide",
      twice(
        "python",
        "def f():\n    try: import pyodide_js\n    except ImportError: return 'clean'\n    was = getattr(pyodide_js, 'left', 'clean')\n    pyodide_js.left = 'left'\n    return was",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: nothing through the module",
      twice(
        "python",
        "state = ['clean']\ndef f():\n    was = state[0]\n    state[0] = 'left'\n    return was",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: nothing through builtins",
      twice(
        "python",
        "import builtins\ndef f():\n    was = getattr(builtins, 'left', 'clean')\n    builtins.left = 'left'\n    return was",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: nothing through the recursion limit",
      twice(
        "python",
        "import sys\ndef f():\n    was = 'clean' if sys.getrecursionlimit() == 1000 else 'left'\n    sys.setrecursionlimit(5000)\n    return was",
      ),
      ["passed", "passed"],
    ],
    [
      "Python: an attribute of a library module stays",
      twice(
        "python",
        "import math\ndef f():\n    was = getattr(math, 'left', 'clean')\n    math.left = 'left'\n    return was",
      ),
      ["passed", "failed"],
    ],
    [
      "Python: a file in the sandbox's own memory stays",
      twice(
        "python",
        "import os\ndef f():\n    was = 'left' if os.path.exists('/tmp/x') else 'clean'\n    open('/tmp/x', 'w').close()\n    return was",
      ),
      ["passed", "failed"],
    ],
  ])("%s", async (_name, request, statuses) => {
    const outcome = await runner.run(request);
    expect(outcome.tests.map(({ status }) => status)).toEqual(statuses);
  });
});

test("what a test goes on printing after its end is not shown with the next", async () => {
  const code =
    "async function f(x) { (async () => { for (let i = 0; i < 50; i++) await null; console.log('late ' + x); })(); for (let i = 0; i < 200 && x > 1; i++) await null; return x; }";
  const tests = [1, 2, 3].map((x) => ({ args: [x], expected: x }));
  const { status, tests: outcomes } = await runner.run({
    language: "javascript",
    code,
    entryPoint: "f",
    tests,
  });
  expect(status).toBe("passed");
  expect(outcomes.map(({ stdout }) => stdout)).toEqual(["", "late 2\n", "late 3\n"]);
});
