import { type Attack, harmless, loops, refused, swells } from "./attack.ts";

const py = "python";

export const pythonTimeAndMemory: Attack[] = [
  loops(py, "a plain endless loop", "def f():\n    while True: pass"),
  loops(py, "an endless loop at the top of the module", "while True: pass"),
  loops(
    py,
    "an endless loop that catches everything",
    "def f():\n    while True:\n        try: f()\n        except BaseException: pass",
  ),
  loops(
    py,
    "a regular expression that backtracks forever",
    "import re\ndef f(): return re.match(r'^(a+)+$', 'a' * 60 + '!')",
  ),
  loops(
    py,
    "a sort key that never returns",
    "def key(x):\n    while True: pass\ndef f(): return sorted([2, 1], key=key)",
  ),
  loops(
    py,
    "a generator that never ends",
    "import itertools\ndef f():\n    for _ in itertools.count(): pass",
  ),
  loops(py, "sleeping", "import time\ndef f():\n    while True: time.sleep(0.01)"),
  loops(
    py,
    "an endless __str__ of the error",
    "class E(Exception):\n    def __str__(self):\n        while True: pass\ndef f(): raise E()",
  ),
  loops(py, "printing without end", "def f():\n    while True: print('flood' * 100)"),
  loops(
    py,
    "an awaited loop",
    "import asyncio\nasync def f():\n    while True: await asyncio.sleep(0)",
  ),
  refused(py, "a plain endless recursion", "def f(): return f()", "RecursionError"),
  {
    ...swells(
      py,
      "a recursion with its limit lifted",
      "import sys\ndef f():\n    sys.setrecursionlimit(10 ** 9)\n    def g(): return g()\n    return g()",
    ),
    limits: { testMs: 2_000, totalMs: 4_000 },
    ends: ["timed-out", "out-of-memory", "errored"],
  },
  { ...swells(py, "a list bomb", "def f():\n    a = []\n    while True: a.append([0] * 10000)") },
  { ...swells(py, "one enormous list", "def f(): return len([0] * (10 ** 9))") },
  {
    ...swells(
      py,
      "a byte bomb",
      "def f():\n    a = []\n    while True: a.append(bytearray(b'x' * 10 ** 7))",
    ),
  },
  { ...swells(py, "a string bomb", "def f():\n    s = 'x'\n    while True: s += s") },
  {
    ...swells(py, "an itertools bomb", "import itertools\ndef f(): return list(itertools.count())"),
  },
  {
    ...swells(py, "a dict bomb", "def f():\n    return {i: str(i) * 100 for i in range(10 ** 8)}"),
  },
  {
    ...swells(py, "a big integer bomb", "def f(): return (9 ** (9 ** 9)) % 7"),
    limits: { testMs: 1_000, totalMs: 4_000 },
    ends: ["timed-out", "out-of-memory", "errored"],
  },
  refused(py, "an integer too long to write", "def f(): return str(10 ** 100000)", "ValueError"),
  harmless(
    py,
    "twenty megabytes printed at once",
    "def f():\n    print('x' * 20_000_000)\n    return 1",
    1,
    { stdout: /^x{60000,65536}/ },
  ),
];
