import type { RunRequest, SourceRule } from "@foothold/core/runs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerRunner, type ServerRunner } from "./index.ts";

let runner: ServerRunner;
beforeAll(async () => {
  runner = await createServerRunner({ maxRunning: 2, warm: { javascript: 2, python: 2 } });
});
afterAll(() => runner.close());

const search: SourceRule = {
  id: "no-search",
  message: "Search by hand.",
  check: {
    kind: "no-name",
    names: ["indexOf", "includes", "join", "index", "sorted", "bisect_left"],
  },
};
const requestOf = (language: RunRequest["language"], code: string): RunRequest => ({
  language,
  code,
  entryPoint: "f",
  tests: [{ args: [[5, 7, 9], 7], expected: 1 }],
  rules: [search],
});

type Case = [name: string, code: string, line: number | undefined];
const javaScript: Case[] = [
  ["a template", "const f = (a, x) => a[`indexOf`](x);", 1],
  [
    "a computed pattern",
    "const f = (a, x) => {\n  const { ['indexOf']: g } = a;\n  return g.call(a, x); };",
    2,
  ],
  ["Reflect.get", "const f = (a, x) => Reflect.get(a, 'indexOf').call(a, x);", 1],
  [
    "a name put together",
    "const name = ['index', 'Of'].reduce((a, b) => a + b);\nconst f = (a, x) => a[name](x);",
    2,
  ],
  [
    "a name put together and handed on",
    "const name = 'fOxedni'.split('').reduceRight((a, b) => a + b, '');\nconst f = (a, x) => [x].map(a[name], a)[0];",
    2,
  ],
  [
    "all methods of a prototype",
    "const f = (a, x) => { for (const n of Object.getOwnPropertyNames(Array.prototype)) if (n.length === 7 && n.endsWith('Of') && n[0] === 'i')\n return Array.prototype[n].call(a, x); };",
    2,
  ],
  [
    "a descriptor",
    "const f = (a, x) => Object.getOwnPropertyDescriptors(Array.prototype)[['index'] + 'Of'].value.apply(a, [x]);",
    1,
  ],
  ["a typed array", "const n = ['index'] + 'Of';\nconst f = (a, x) => Int8Array.from(a)[n](x);", 2],
  [
    "Reflect.apply",
    "const n = ['index'] + 'Of';\nconst f = (a, x) => Reflect.apply(a[n], a, [x]);",
    2,
  ],
  [
    "code made by a constructor",
    "const f = (a, x) => (() => 0).constructor('a', 'x', 'return a.index' + 'Of(x)')(a, x);",
    1,
  ],
  [
    "code made by an unnamed eval",
    "const f = (a, x) => globalThis[['ev'] + 'al']('(a, x) => a.index' + 'Of(x)')(a, x);",
    1,
  ],
  [
    "a stack that hides the line",
    "const n = ['index'] + 'Of';\nError.stackTraceLimit = 0; Error.prepareStackTrace = () => '';\nconst f = (a, x) => a[n](x);",
    3,
  ],
  [
    "a name in an async function",
    "const n = ['index'] + 'Of';\nasync function f(a, x) { await null; return a[n](x); }",
    2,
  ],
];
const python: Case[] = [
  ["getattr", "def f(a, x): return getattr(a, 'index')(x)", 1],
  ["getattr in pieces", "def f(a, x): return getattr(a, 'in' + f'd{\"ex\"}')(x)", 1],
  ["a class's members", "def f(a, x): return list.__dict__['index'](a, x)", 1],
  ["vars", "def f(a, x): return vars(list).get('index')(a, x)", 1],
  [
    "a name put together",
    "name = '%s%s' % ('in', 'dex')\ndef f(a, x):\n    return getattr(a, name)(x)",
    3,
  ],
  [
    "a class's member by a name put together",
    "name = '%s%s' % ('in', 'dex')\ndef f(a, x):\n    return list.__dict__[name](a, x)",
    3,
  ],
  [
    "a name put together and handed on",
    "name = '%s%s' % ('in', 'dex')\ndef f(a, x): return list(map(getattr(list, name), [a], [x]))[0]",
    2,
  ],
  [
    "a method caller",
    "import operator\nname = '%s%s' % ('in', 'dex')\ndef f(a, x): return operator.methodcaller(name, x)(a)",
    3,
  ],
  [
    "a partial",
    "import functools\nname = '%s%s' % ('in', 'dex')\ndef f(a, x): return functools.partial(getattr(a, name), x)()",
    3,
  ],
  [
    "a library's function by another name",
    "import bisect\nname = '%s%s' % ('bisect_', 'left')\ndef f(a, x): return getattr(bisect, name)(a, x)",
    3,
  ],
  [
    "a built-in function by its namespace",
    "import builtins\nname = '%s%s' % ('sor', 'ted')\ndef f(a, x): return builtins.__dict__[name](a) and 1",
    3,
  ],
  [
    "__getattribute__",
    "name = '%s%s' % ('in', 'dex')\ndef f(a, x): return a.__getattribute__(name)(x)",
    2,
  ],
  [
    "all members of a class",
    "def f(a, x):\n    for n in dir(list):\n        if len(n) == 5 and n[0] == 'i' and n[-1] == 'x': return getattr(a, n)(x)",
    3,
  ],
  [
    "a frame of whoever watches",
    "def f(a, x):\n    try: 1 / 0\n    except Exception as e: t = e.__traceback__\n    g = getattr(t, '%s%s' % ('tb_', 'frame'))\n    return 1",
    4,
  ],
];

describe.concurrent("a forbidden function is seen through", { timeout: 60_000 }, () => {
  test.each([
    ...javaScript.map((each) => ["javascript", ...each] as const),
    ...python.map((each) => ["python", ...each] as const),
  ])("%s: %s", async (language, _name, code, line) => {
    const outcome = await runner.run(requestOf(language, code));
    expect(outcome).toMatchObject({
      status: "rule-broken",
      brokenRules: [{ rule: "no-search", message: "Search by hand.", line }],
    });
  });
});

describe.concurrent("nothing is said of", { timeout: 60_000 }, () => {
  test.each([
    [
      "javascript",
      "a text of a list, for which the language joins",
      "const f = (a, x) => String(a).split(',')[1] === String(x) ? 1 : 0;",
    ],
    [
      "javascript",
      "a function of the learner's own",
      "const mine = { indexOf: (a, x) => { for (let i = 0; ; i++) if (a[i] === x) return i; } };\nconst key = ['index'] + 'Of';\nconst f = (a, x) => mine[key](a, x);",
    ],
    [
      "javascript",
      "what is printed",
      "const f = (a, x) => { console.log(a, { a }, new Set(a)); let i = 0; while (a[i] !== x) i++; return i; };",
    ],
    [
      "javascript",
      "a class that comes from a list",
      "class L extends Array { at2(i) { return this[i]; } }\nconst f = (a, x) => { const l = L.from(a); let i = 0; while (l.at2(i) !== x) i++; return i; };",
    ],
    [
      "python",
      "a function of the learner's own",
      "class Mine:\n    def index(self, a, x):\n        for i, y in enumerate(a):\n            if y == x: return i\nname = '%s%s' % ('in', 'dex')\ndef f(a, x): return getattr(Mine(), name)(a, x)",
    ],
    ["python", "a key of a dict", "def f(a, x):\n    d = {'index': 1}\n    return d['index']"],
    [
      "python",
      "what is printed and sorted by the library",
      "import heapq, json\ndef f(a, x):\n    print(json.dumps(a), heapq.nsmallest(2, a))\n    i = 0\n    while a[i] != x: i += 1\n    return i",
    ],
  ] as const)("%s: %s", async (language, _name, code) => {
    expect(await runner.run(requestOf(language, code))).toMatchObject({ status: "passed" });
  });

  test("which line it was in a hidden test, for that could tell what it asks", async () => {
    const code = "const n = ['index'] + 'Of';\nconst f = (a, x) => x === 9 ? a[n](x) : 1;";
    const request = requestOf("javascript", code);
    const tests = [...request.tests, { args: [[5, 7, 9], 9], expected: 2, hidden: true }];
    const outcome = await runner.run({ ...request, tests });
    expect(outcome.status === "rule-broken" && outcome.brokenRules).toEqual([
      { rule: "no-search", message: "Search by hand." },
    ]);
  });
});
