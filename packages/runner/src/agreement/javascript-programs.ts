import { type AgreedProgram, errs, gives, oneTest } from "./programs.ts";

const js = "javascript";
const ts = "typescript";
const linked = { parameters: ["linked-list" as const], returns: "linked-list" as const };
const tree = { parameters: ["binary-tree" as const], returns: "binary-tree" as const };

export const javaScriptPrograms: AgreedProgram[] = [
  gives("a number", js, "const f = () => 42;", 42),
  gives("NaN", js, "const f = () => NaN;", { $: "nan" }),
  gives("minus infinity", js, "const f = () => -Infinity;", { $: "-infinity" }),
  gives(
    "a whole float of Python as an argument",
    js,
    "function f(x) { return [typeof x, x]; }",
    ["number", 2],
    {
      args: [{ $: "float", value: 2 }],
    },
  ),
  gives("negative zero", js, "const f = () => -0;", { $: "-0" }),
  gives("a bigint", js, "const f = () => 2n ** 70n;", {
    $: "bigint",
    value: "1180591620717411303424",
  }),
  gives("undefined", js, "function f() {}", { $: "undefined" }),
  gives("null", js, "const f = () => null;", null),
  gives("a string with a lone surrogate", js, "const f = () => '\\uD800';", "\uD800"),
  gives("a Set", js, "const f = () => new Set([1, 2]);", { $: "set", items: [1, 2] }),
  gives("a Map", js, "const f = () => new Map([[1, 'a']]);", { $: "map", entries: [[1, "a"]] }),
  gives("a typed array", js, "const f = () => new Uint8Array([1, 2]);", [1, 2]),
  gives("a sparse array", js, "const f = () => [1, , 2];", [1, { $: "undefined" }, 2]),
  gives("an object without its undefined fields", js, "const f = () => ({ a: 1, b: undefined });", {
    a: 1,
  }),
  gives("an instance", js, "class P { x = 1 }\nconst f = () => new P();", { x: 1 }),
  gives("an object that has the tag key", js, "const f = () => ({ $: 'nan' });", {
    $: "object",
    entries: [["$", "nan"]],
  }),
  gives(
    "a lying toJSON",
    js,
    "const f = () => ({ a: 1, toJSON() { return 2; } });",
    { a: 1, toJSON: { $: "function" } },
    { comparison: { kind: "checker", checker: "anything" } },
  ),
  gives(
    "an argument with tags",
    js,
    "const f = (x, y) => [Number.isNaN(x), y.has(2)];",
    [true, true],
    {
      args: [{ $: "nan" }, { $: "set", items: [1, 2] }],
    },
  ),
  gives("an exported function", js, "export function f() { return 1; }", 1),
  gives("an async function", js, "async function f(x) { await null; return x + 1; }", 3, {
    args: [2],
  }),
  gives(
    "a generator spread",
    js,
    "function* g() { yield 1; yield 2; }\nconst f = () => [...g()];",
    [1, 2],
  ),
  gives(
    "a linked list reversed",
    js,
    "function f(head) { let p = null; while (head) { [head.next, p, head] = [p, head, head.next]; } return p; }",
    [3, 2, 1],
    { args: [[1, 2, 3]], signature: linked },
  ),
  gives("an empty linked list", js, "const f = (head) => head;", [], {
    args: [[]],
    signature: linked,
  }),
  gives(
    "a list built by the learner",
    js,
    "const f = () => new ListNode(1, new ListNode(2));",
    [1, 2],
    { args: [[]], signature: linked },
  ),
  gives(
    "a tree mirrored",
    js,
    "function f(t) { if (!t) return t; [t.left, t.right] = [f(t.right), f(t.left)]; return t; }",
    [1, 3, 2, null, null, null, 4],
    { args: [[1, 2, 3, 4]], signature: tree },
  ),
  gives(
    "an argument changed in place",
    js,
    "function f(a) { a.reverse(); return 'ignored'; }",
    [3, 2, 1],
    {
      args: [[1, 2, 3]],
      signature: { parameters: ["plain"], returns: "plain", resultArgument: 0 },
    },
  ),
  gives("an unordered result", js, "const f = () => [2, 1];", [2, 1], {
    expected: [1, 2],
    comparison: { kind: "unordered" },
  }),
  gives(
    "a rounding error within tolerance",
    js,
    "const f = () => 0.1 + 0.2;",
    0.30000000000000004,
    { expected: 0.3, comparison: { kind: "exact", tolerance: { absolute: 1e-9, relative: 0 } } },
  ),
  errs("a thrown error", js, "function f() {\n  const x = 1;\n  throw new RangeError('no');\n}", {
    type: "RangeError",
    message: "no",
    line: 3,
    column: 9,
  }),
  errs(
    "an error deep in calls",
    js,
    "function g(x) {\n  return x.y.z;\n}\nfunction f() { return g({}); }",
    { type: "TypeError", line: 2, column: 14 },
  ),
  errs("a thrown string", js, "function f() { throw 'text'; }", {
    type: "Thrown",
    message: "text",
  }),
  errs("too deep a recursion", js, "function f() { return f() + 1; }", {
    type: "RangeError",
    line: 1,
  }),
  errs("a missing function", js, "function g() {}", {
    type: "MissingFunction",
    message: 'There is no function called "f".',
  }),
  errs("an error while loading", js, "const x = null;\nx.y;\nfunction f() {}", {
    type: "TypeError",
    line: 2,
    column: 3,
  }),
  errs("a rejected promise", js, "async function f() {\n  throw new Error('later');\n}", {
    type: "Error",
    message: "later",
    line: 2,
  }),
  errs(
    "a TypeScript error behind types",
    ts,
    "function g(a: number, b: Array<string>): number { throw new Error('x'); }\nfunction f(): number {\n  return g(1, []);\n}",
    { message: "x", line: 1, column: 57 },
  ),
  gives(
    "TypeScript with an enum, generics and an interface",
    ts,
    "interface P<T> { value: T }\nenum Kind { A = 4 }\nconst f = <T,>(x: T): P<T> => ({ value: Kind.A as unknown as T });",
    { value: 4 },
    { args: [1] },
  ),
  {
    name: "a syntax error",
    request: oneTest(js, "function f() {\n  return 1 +;\n}"),
    status: "did-not-compile",
    tests: [{ status: "not-run" }],
    error: { line: 2, column: 13 },
  },
  {
    name: "a TypeScript syntax error",
    request: oneTest(ts, "function f(): number {\n  return (1;\n}"),
    status: "did-not-compile",
    tests: [{ status: "not-run" }],
    error: { line: 2 },
  },
  {
    name: "an endless loop",
    request: {
      ...oneTest(js, "function f() { console.log('in'); for (;;); }", { limits: { testMs: 300 } }),
    },
    status: "timed-out",
    tests: [{ status: "timed-out", stdout: "in\n" }],
  },
  {
    name: "a wrong answer among right ones, with output",
    request: {
      ...oneTest(js, "function f(n) { console.log('n', n, [n], { n }); return n * 2; }"),
      tests: [1, 2, 3].map((n) => ({ args: [n], expected: n === 2 ? 5 : n * 2 })),
    },
    status: "failed",
    tests: [
      { status: "passed", actual: 2, stdout: "n 1 [1] {n: 1}\n" },
      { status: "failed", actual: 4, stdout: "n 2 [2] {n: 2}\n" },
      { status: "passed", actual: 6, stdout: "n 3 [3] {n: 3}\n" },
    ],
  },
  {
    name: "state at the top of the program is fresh for each test",
    request: {
      ...oneTest(
        js,
        "let calls = 0;\nconst seen = [];\nfunction f(x) { seen.push(x); return ++calls + seen.length; }",
      ),
      tests: [1, 2, 3].map((x) => ({ args: [x], expected: 2 })),
    },
    status: "passed",
    tests: [{ status: "passed" }, { status: "passed" }, { status: "passed" }],
  },
  {
    name: "a rule against sort, and its line",
    request: oneTest(js, "function f(a) {\n  return [...a].sort();\n}", {
      args: [[2, 1]],
      expected: [1, 2],
      rules: [
        {
          id: "no-sort",
          message: "Sort it yourself.",
          check: { kind: "no-name", names: ["sort", "toSorted"] },
        },
      ],
    }),
    status: "rule-broken",
    tests: [{ status: "passed" }],
    brokenRules: [{ rule: "no-sort", line: 2 }],
  },
  {
    name: "output beyond its limit",
    request: oneTest(
      js,
      "function f() { for (let i = 0; i < 1000; i++) console.log('x'.repeat(99)); return 1; }",
      { expected: 1, limits: { stdoutBytes: 250 } },
    ),
    status: "passed",
    tests: [
      { status: "passed", stdout: `${"x".repeat(99)}\n${"x".repeat(99)}\n${"x".repeat(50)}` },
    ],
  },
];
