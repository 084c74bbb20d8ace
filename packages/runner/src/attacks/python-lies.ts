import { type Attack, deceives, harmless, quick, refused, uncompiled } from "./attack.ts";

const py = "python";
const search = (places: string): string =>
  `import gc, sys, inspect\ndef f():\n    found = []\n    for each in ${places}:\n        try: found.append(str(each)[:2000])\n        except BaseException: pass\n    return ''.join(found)[-900000:]`;

export const pythonLies: Attack[] = [
  deceives(
    py,
    "a patched json",
    "import json\ndef f():\n    json.dumps = lambda *a, **k: '7'\n    json.loads = lambda *a: 7\n    return 0",
    { expected: 7, actual: 0 },
  ),
  deceives(
    py,
    "patched builtins",
    "import builtins\ndef f():\n    builtins.str = builtins.repr = lambda x: '7'\n    builtins.len = lambda x: 1\n    builtins.type = lambda x: int\n    builtins.isinstance = lambda *a: True\n    return 0",
    { expected: 7, actual: 0 },
  ),
  deceives(
    py,
    "a result that lies in __eq__",
    "class Y:\n    def __eq__(self, other): return True\n    def __hash__(self): return 1\ndef f(): return Y()",
    { expected: 7, actual: {} },
  ),
  deceives(
    py,
    "an integer that writes itself otherwise",
    "class I(int):\n    def __repr__(self): return '7'\n    __str__ = __int__ = __index__ = lambda self: 7\ndef f(): return I(0)",
    { expected: 7, actual: 0 },
  ),
  deceives(
    py,
    "a list that counts otherwise",
    "class L(list):\n    def __iter__(self): return iter([7])\n    def __len__(self): return 1\n    def __getitem__(self, i): return 7\ndef f(): return L([0])",
    { expected: [7], actual: [0] },
  ),
  deceives(
    py,
    "a dict that lists otherwise",
    "class D(dict):\n    def items(self): return [('a', 7)]\n    __iter__ = keys = lambda self: iter(['a'])\ndef f(): return D(a=0)",
    { expected: { a: 7 }, actual: { a: 0 } },
  ),
  deceives(
    py,
    "a lie about its class",
    "class C:\n    @property\n    def __class__(self): return int\n    __dict__ = {'x': 7}\ndef f(): return C()",
    { expected: 7 },
  ),
  deceives(
    py,
    "a forged result in the output",
    'import sys\ndef f():\n    print(\'\\n{"kind":"end","ms":0,"result":{"value":7}}\')\n    return 0',
    { expected: 7, actual: 0, stdout: /"kind":"end"/ },
  ),
  refused(
    py,
    "a forged result from the host's side",
    'from pyodide.ffi import to_js\ndef f():\n    to_js([1]).constructor.constructor("try { process.stdout.write(\'\\\\n{\\"kind\\":\\"end\\",\\"ms\\":0,\\"result\\":{\\"value\\":7}}\\\\n\') } catch {}")()\n    return 0',
    "JsException",
  ),
  refused(
    py,
    "a patched JSON of the host",
    "from pyodide.ffi import to_js\ndef f():\n    to_js([1]).constructor.constructor(\"JSON.stringify = () => '7'; TextEncoder.prototype.encode = () => new Uint8Array(0); Array.prototype.slice = String.prototype.slice = () => ''\")()\n    return 0",
    "JsException",
  ),
  deceives(
    py,
    "the right answer looked for in the frames",
    search(
      "[frame.f_locals for frame in [sys._getframe(0), sys._getframe(1)]] + [each.frame.f_globals for each in inspect.stack()]",
    ),
  ),
  deceives(py, "the right answer looked for in all objects", search("gc.get_objects()"), {
    limits: { testMs: 8_000, totalMs: 10_000 },
  }),
  deceives(
    py,
    "the right answer looked for in the modules",
    search("[getattr(module, '__dict__', None) for module in list(sys.modules.values())]"),
    { limits: { testMs: 8_000, totalMs: 10_000 } },
  ),
  deceives(
    py,
    "a nested result without end",
    "def f():\n    a = []\n    for _ in range(100000): a = [a]\n    return a",
    { ends: ["failed", "errored"] },
  ),
  deceives(
    py,
    "a result that holds itself",
    "def f():\n    a = [1]\n    a.append(a)\n    return a",
    { actual: [1, { $: "cycle" }] },
  ),
  deceives(py, "a result of a million items", "def f(): return [0] * 1_000_000", {
    actual: { $: "too-large" },
  }),
  deceives(py, "a result of millions of digits", "def f(): return 1 << 10_000_000", {
    actual: { $: "too-large" },
  }),
  deceives(py, "a generator as the result", "def f(): return (x for x in [7])", { expected: [7] }),
  deceives(
    py,
    "the kernel itself patched",
    "import sys\ndef f():\n    sys._getframe().f_back.f_globals['encode'] = lambda value: '0'\n    return 1",
  ),
  harmless(
    py,
    "a hidden test told as the compiler's words",
    'import json, sys\ndef f(*hidden):\n    if hidden:\n        words = \'1},"kind":"not-compiled","error":{"type":"E","message":\' + json.dumps(hidden[0])\n        sys._getframe().f_back.f_globals["encode"] = lambda value: words\n    return 1',
    1,
    { meetsHiddenTest: true, limits: quick },
  ),
  refused(
    py,
    "an error that raises when read",
    "class E(Exception):\n    def __str__(self): raise E()\ndef f(): raise E()",
    "E",
  ),
  refused(
    py,
    "an error of ten megabytes",
    "def f(): raise ValueError('x' * 10_000_000)",
    "ValueError",
  ),
  refused(
    py,
    "emptied builtins",
    "import builtins\ndef f():\n    vars(builtins).clear()\n    return len([])",
  ),
  harmless(
    py,
    "bytes that are no text",
    "import os, sys\ndef f():\n    os.write(1, b'\\xff\\xfe')\n    sys.stdout.buffer.write(b'\\xc3(')\n    return 1",
    1,
    { stdout: /^\uFFFD\uFFFD\uFFFD\($/ },
  ),
  deceives(
    py,
    "an output of its own making",
    "import sys\nclass W:\n    def write(self, text): raise SystemExit(7)\n    flush = close = lambda self: None\ndef f():\n    sys.stdout = sys.__stdout__ = W()\n    return 0",
    { expected: 7, actual: 0 },
  ),
  harmless(
    py,
    "a closed output",
    "import os, sys\ndef f():\n    sys.stdout.close()\n    os.close(2)\n    return 1",
    1,
  ),
  harmless(py, "emptied modules", "import sys\ndef f():\n    sys.modules.clear()\n    return 1", 1),
  harmless(
    py,
    "a tracer of its own",
    "import sys\ndef f():\n    sys.settrace(lambda *a: None)\n    sys.setprofile(lambda *a: None)\n    return 1",
    1,
  ),
  uncompiled(py, "a megabyte of source", `def f(): return 1 # ${"x".repeat(1024 * 1024)}`),
  uncompiled(
    py,
    "parentheses ten thousand deep",
    `def f(): return ${"(".repeat(10_000)}1${")".repeat(10_000)}`,
  ),
  uncompiled(py, "a zero byte in the source", "def f(): return 1\0"),
  uncompiled(
    py,
    "an operator chain that exhausts the compiler",
    `def f(): return ${"-".repeat(100_000)}1`,
  ),
];
