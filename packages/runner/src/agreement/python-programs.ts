import { type AgreedProgram, errs, gives, oneTest } from "./programs.ts";

const py = "python";
const longList = Array.from({ length: 20_000 }, (_, index) => index);
const linked = { parameters: ["linked-list" as const], returns: "linked-list" as const };
const tree = { parameters: ["binary-tree" as const], returns: "binary-tree" as const };

export const pythonPrograms: AgreedProgram[] = [
  gives("an integer", py, "def f(): return 42", 42),
  gives("nan", py, "def f(): return float('nan')", { $: "nan" }),
  gives("negative zero", py, "def f(): return -0.0", { $: "-0" }),
  gives("infinity", py, "def f(): return float('inf')", { $: "infinity" }),
  gives("a whole float", py, "def f(): return 4 / 2", { $: "float", value: 2 }, { expected: 2 }),
  gives("a large whole float", py, "def f(): return 1e16", { $: "float", value: 1e16 }),
  gives("a float with a part", py, "def f(): return 2.5", 2.5),
  gives(
    "whole floats as arguments",
    py,
    "def f(x, items): return [type(x).__name__, x, type(items[0]).__name__, 1 if {2: 1}[x] else 0]",
    ["float", { $: "float", value: 2 }, "float", 1],
    { args: [{ $: "float", value: 2 }, [{ $: "float", value: 0 }]] },
  ),
  gives("a big integer", py, "def f(): return 2 ** 70", {
    $: "bigint",
    value: "1180591620717411303424",
  }),
  gives("None", py, "def f(): pass", null),
  gives("a boolean", py, "def f(): return 1 == 1", true),
  gives(
    "a tuple",
    py,
    "def f(): return (1, 2)",
    { $: "tuple", items: [1, 2] },
    { expected: [1, 2] },
  ),
  gives("a set", py, "def f(): return {2, 1}", { $: "set", items: [1, 2] }),
  gives("a dict", py, "def f(): return {'a': [1]}", { a: [1] }),
  gives("a dict with number keys", py, "def f(): return {1: 'a'}", {
    $: "map",
    entries: [[1, "a"]],
  }),
  gives("a Counter", py, "from collections import Counter\ndef f(): return Counter('aab')", {
    a: 2,
    b: 1,
  }),
  gives("a deque", py, "from collections import deque\ndef f(): return deque([1, 2])", [1, 2]),
  gives("an instance", py, "class P:\n    def __init__(self): self.x = 1\ndef f(): return P()", {
    x: 1,
  }),
  gives("a text beyond ASCII", py, "def f(): return 'žluť 🐎'", "žluť 🐎"),
  gives("an argument with tags", py, "def f(x, y): return [x != x, 2 in y]", [true, true], {
    args: [{ $: "nan" }, { $: "set", items: [1, 2] }],
  }),
  gives(
    "the standard library",
    py,
    "import heapq, bisect, math, re, itertools, functools\ndef f(): return [heapq.nsmallest(1, [2, 1])[0], bisect.bisect([1, 2], 1), math.gcd(4, 6), len(re.findall('a', 'aa')), list(itertools.accumulate([1, 2]))[-1]]",
    [1, 1, 2, 2, 3],
  ),
  gives(
    "random bytes",
    py,
    "import os, secrets\ndef f(): return [len(os.urandom(70000)), os.urandom(16) != os.urandom(16), len(secrets.token_hex(4))]",
    [70000, true, 8],
  ),
  gives(
    "type hints and a dataclass",
    py,
    "from dataclasses import dataclass\nfrom typing import List, Optional\n@dataclass\nclass P:\n    x: int\ndef f(a: List[int]) -> Optional[int]: return P(a[0]).x",
    7,
    { args: [[7]] },
  ),
  gives("a coroutine", py, "async def f(x): return x + 1", 3, { args: [2] }),
  gives(
    "a linked list reversed",
    py,
    "def f(head):\n    p = None\n    while head:\n        head.next, p, head = p, head, head.next\n    return p",
    [3, 2, 1],
    { args: [[1, 2, 3]], signature: linked },
  ),
  gives(
    "a long linked list reversed, and a long one built",
    py,
    "def f(head):\n    p = None\n    built = None\n    while head:\n        built = ListNode(head.val, built)\n        head.next, p, head = p, head, head.next\n    return built",
    longList,
    { args: [longList.toReversed()], signature: linked },
  ),
  gives("a list built by the learner", py, "def f(_): return ListNode(1, ListNode(2))", [1, 2], {
    args: [[]],
    signature: linked,
  }),
  gives(
    "a tree mirrored",
    py,
    "def f(t):\n    if t: t.left, t.right = f(t.right), f(t.left)\n    return t",
    [1, 3, 2, null, null, null, 4],
    { args: [[1, 2, 3, 4]], signature: tree },
  ),
  gives("an argument changed in place", py, "def f(a): a.reverse()", [3, 2, 1], {
    args: [[1, 2, 3]],
    signature: { parameters: ["plain"], returns: "plain", resultArgument: 0 },
  }),
  gives("a recursion of 900", py, "def f(n): return 0 if n == 0 else 1 + f(n - 1)", 900, {
    args: [900],
  }),
  errs("a raised error", py, "def f():\n    x = 1\n    raise ValueError('no')", {
    type: "ValueError",
    message: "no",
    line: 3,
    column: 5,
  }),
  errs("an error deep in calls", py, "def g(x):\n    return x['y']\ndef f(): return g({})", {
    type: "KeyError",
    message: "'y'",
    line: 2,
    column: 12,
  }),
  errs("too deep a recursion", py, "def f(): return f()", { type: "RecursionError", line: 1 }),
  errs("sys.exit", py, "import sys\ndef f(): sys.exit(0)", {
    type: "SystemExit",
    message: "The program asked to exit.",
    line: 2,
  }),
  errs("a missing function", py, "def g(): pass", {
    type: "MissingFunction",
    message: 'There is no function called "f".',
  }),
  errs("an error while loading", py, "x = None\nx.y\ndef f(): pass", {
    type: "AttributeError",
    line: 2,
  }),
  errs("reading input that nobody types", py, "def f(): return input()", { line: 1 }),
  {
    name: "a syntax error",
    request: oneTest(py, "def f():\n    return 1 +\n"),
    status: "did-not-compile",
    tests: [{ status: "not-run" }],
    error: { line: 2 },
  },
  {
    name: "wrong indentation",
    request: oneTest(py, "def f():\nreturn 1\n"),
    status: "did-not-compile",
    tests: [{ status: "not-run" }],
    error: { line: 2 },
  },
  {
    name: "an endless loop",
    request: oneTest(py, "def f():\n    print('in')\n    while True: pass", {
      limits: { testMs: 400 },
    }),
    status: "timed-out",
    tests: [{ status: "timed-out", stdout: "in\n" }],
  },
  {
    name: "a wrong answer among right ones, with output",
    request: {
      ...oneTest(py, "def f(n):\n    print('n', n)\n    return n * 2"),
      tests: [1, 2, 3].map((n) => ({ args: [n], expected: n === 2 ? 5 : n * 2 })),
    },
    status: "failed",
    tests: [
      { status: "passed", actual: 2, stdout: "n 1\n" },
      { status: "failed", actual: 4, stdout: "n 2\n" },
      { status: "passed", actual: 6, stdout: "n 3\n" },
    ],
  },
  {
    name: "state of the module is fresh for each test",
    request: {
      ...oneTest(
        py,
        "calls = 0\nseen = []\ndef f(x):\n    global calls\n    calls += 1\n    seen.append(x)\n    return calls + len(seen)",
      ),
      tests: [1, 2, 3].map((x) => ({ args: [x], expected: 2 })),
    },
    status: "passed",
    tests: [{ status: "passed" }, { status: "passed" }, { status: "passed" }],
  },
  {
    name: "a rule against sort, and its line",
    request: oneTest(py, "def f(a):\n    return sorted(a)", {
      args: [[2, 1]],
      expected: [1, 2],
      rules: [
        {
          id: "no-sort",
          message: "Sort it yourself.",
          check: { kind: "no-name", names: ["sort", "sorted"] },
        },
      ],
    }),
    status: "rule-broken",
    tests: [{ status: "passed" }],
    brokenRules: [{ rule: "no-sort", line: 2 }],
  },
];
