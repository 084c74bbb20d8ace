/**
 * Programs that get at a forbidden function of Python by a detour. `f(a, x)` is called with `[5, 7, 9]` and 7; forbidden are
 * `index`, `sort`, `sorted` and `bisect_left`.
 */
const index = `"xedni"[::-1]`;
const sort = `"tros"[::-1]`;
const sorted = `"detros"[::-1]`;
/** The detour as the body of a function; `lines` before it. */
const inBody = (body: string, before = ""): string => `${before}\ndef f(a, x):\n    ${body}`;
const inClass = (member: string, use: string): string =>
  `L = type("L", (list,), {${member}})\ndef f(a, x):\n    y = L(a)\n    ${use}`;

export const pythonRuleBreakers: [name: string, code: string][] = [
  // The language or the library makes the call.
  ["an operator", inClass(`"__add__": vars(list)[${index}]`, "return y + x")],
  ["a property", inClass(`"s": property(vars(list)[${sort}])`, "y.s\n    return 1")],
  [
    "an index of a class",
    `import builtins\nclass L: __class_getitem__ = vars(builtins)[${sorted}]\ndef f(a, x): return 1 if L[a] else 0`,
  ],
  [
    "a pickle",
    inBody(
      `return pickle.loads(b"cbuiltins\\ngetattr\\n((lI5\\naI7\\naVind" + b"ex\\ntR(I7\\ntR.")`,
      "import pickle",
    ),
  ],
  [
    "a copy",
    inBody(
      `R = type("R", (), {"__reduce_ex__": lambda s, p: (getattr(a, ${index}), (x,))})\n    return copy.copy(R())`,
      "import copy",
    ),
  ],
  [
    "a stack of exits",
    inBody(
      `s = contextlib.ExitStack(); s.callback(vars(list)[${sort}], a); s.close(); return 1`,
      "import contextlib",
    ),
  ],
  [
    "an event loop",
    inBody(
      `return asyncio.new_event_loop().run_in_executor(None, getattr(a, ${index}), x).result()`,
      "import asyncio",
    ),
  ],
  [
    "the key of a group",
    inBody(
      `return [k for k, _ in itertools.groupby([x], key=getattr(a, ${index}))][0]`,
      "import itertools",
    ),
  ],
  [
    "a caller by name that was handed on",
    inBody(
      `return functools.partial(operator.methodcaller, ${index})(x)(a)`,
      "import functools, operator",
    ),
  ],
  [
    "maps of maps",
    inBody(
      `return next(map(operator.call, map(getattr, [a], [${index}]), [x]))`,
      "import operator",
    ),
  ],
  // Code is made while running.
  [
    "other names in code",
    `def g(a, x): return a.count(x)\ndef f(a, x): return type(g)(g.__code__.replace(co_names=(${index},)), {})(a, x)`,
  ],
  [
    "code from bytes",
    `import marshal, types\ndef g(a, x): return a.idxxe(x)\ndef f(a, x): return types.FunctionType(marshal.loads(marshal.dumps(g.__code__).replace(b"idxxe", b"ind" + b"ex")), {})(a, x)`,
  ],
  [
    "a file that is imported",
    `import sys\nopen("/tmp/helper_mod.py", "w").write("def g(a, x): return a.ind" + "ex(x)")\nsys.path.insert(0, "/tmp")\nimport helper_mod\ndef f(a, x): return helper_mod.g(a, x)`,
  ],
  [
    "a stopwatch",
    inBody(
      `r = []; timeit.timeit("r.append(a.ind" + "ex(x))", number=1, globals={"a": a, "x": x, "r": r}); return r[0]`,
      "import timeit",
    ),
  ],
  [
    "code that claims to be the library's",
    inBody(
      `n = {"a": a, "x": x}; types.FunctionType(codeop.Compile()("r = a.ind" + "ex(x)", "/lib/python314.zip/a.py", "exec"), n)(); return n["r"]`,
      "import codeop, types",
    ),
  ],
  [
    "a hint of a type",
    inBody(
      `return annotationlib.ForwardRef("a.ind" + "ex(x)").evaluate(globals={"a": a, "x": x}, locals={})`,
      "import annotationlib",
    ),
  ],
  [
    "the engine's own eval",
    inBody(
      `return eval_code("a.ind" + "ex(x)", {"a": a, "x": x})`,
      "from pyodide.code import eval_code",
    ),
  ],
  // The watch itself is reached, or has no stack left.
  [
    "a class of ours, by a name put together",
    inBody(
      `getattr(ListNode.__init__, "__glo" + "bals__"[0:]).get("_forbidden", {}).clear(); return getattr(a, ${index})(x)`,
    ),
  ],
  [
    "a pattern",
    inBody(
      `match ListNode.__init__:\n        case types.FunctionType(__globals__=g): g["_forbidden"].clear()\n    return getattr(a, ${index})(x)`,
      "import types",
    ),
  ],
  [
    "a field of a frame",
    inBody(
      `vars(types.FrameType)["f_glo" + "bals"].__get__(inspect.stack()[1][0]).get("_forbidden", {}).clear(); return getattr(a, ${index})(x)`,
      "import inspect, types",
    ),
  ],
  [
    "a stack that is used up",
    `def f(a, x):\n    g = getattr(list, ${index})\n    def deep():\n        try: return deep()\n        except RecursionError: return next(map(g, [a], [x]))\n    return deep()`,
  ],
  // The library names the same function itself.
  [
    "the key of the smallest",
    `import builtins, heapq\nkey = vars(builtins)[${sorted}]\ndef f(a, x):\n    heapq.nsmallest(1, [[5, 7], [9]], key=key)\n    return 1`,
  ],
  [
    "the key of all of the smallest",
    `import builtins, heapq\nkey = vars(builtins)[${sorted}]\ndef f(a, x):\n    heapq.nsmallest(9, [[5, 7], [9]], key=key)\n    return 1`,
  ],
  [
    "what the smallest are taken from",
    `import builtins, heapq\nkey = vars(builtins)[${sorted}]\ndef f(a, x):\n    heapq.nsmallest(2, map(key, [[7, 5], [9]]))\n    return 1`,
  ],
  [
    "a comparison of the smallest",
    `import builtins, heapq, functools\nkey = vars(builtins)[${sorted}]\nN = type("N", (), {"__lt__": lambda s, o: False, "__iter__": functools.partialmethod(lambda s: iter(map(key, [[1]])))})\ndef f(a, x):\n    heapq.nsmallest(1, N())\n    return 1`,
  ],
];

/** Programs that only look as if: `[name, forbidden names, code]`. */
export const honestPython: [name: string, forbidden: string[], code: string][] = [
  ["sorted, where only sort is forbidden", ["sort"], "def f(a, x): return 1 if sorted(a) else 0"],
  [
    "what the library uses under names of its own",
    ["bisect", "bisect_left", "bisect_right", "index", "sorted"],
    "import collections, heapq, random, statistics\ndef f(a, x):\n    random.choices(a, weights=[1, 2, 3], k=5); statistics.median(a); collections.Counter(a).most_common(); heapq.nsmallest(2, a)\n    return 1",
  ],
  [
    "what the library sorts with a key of the program",
    ["sorted", "sort"],
    "import heapq, statistics, itertools\ndef f(a, x):\n    heapq.nsmallest(9, a, key=lambda v: -v); heapq.nlargest(2, map(abs, a), key=abs); statistics.quantiles(a); statistics.multimode(a)\n    return 1",
  ],
  [
    "code that the library makes",
    ["index", "sorted"],
    "import collections, dataclasses, enum, string, colorsys\n@dataclasses.dataclass(order=True)\nclass P:\n    a: int\nT = collections.namedtuple('T', 'a b')\nclass E(enum.Enum):\n    A = 1\ndef f(a, x):\n    return 1 if P(1) < P(2) and T(1, 2)._replace(a=3) and E(1) else 0",
  ],
  [
    "an error that the library describes",
    ["index"],
    "import logging, traceback\ndef f(a, x):\n    try: 1 / 0\n    except Exception: traceback.format_exc()\n    logging.getLogger('a').warning('x')\n    return 1",
  ],
  [
    "modules that are loaded later",
    ["index", "sorted", "partition", "get", "items"],
    "def f(a, x):\n    import array, csv, difflib, importlib, pprint\n    importlib.import_module('html'); difflib.get_close_matches('ab', ['abc', 'b']); pprint.pformat({3, 1})\n    return 1",
  ],
  [
    "members of the program's own that are named like functions of the importer",
    ["index", "sorted"],
    "class N:\n    def reload(self): return 1\n    def exec_module(self): return 1\ndef f(a, x):\n    import array\n    return N().reload() and N().exec_module()",
  ],
  [
    "examples in a docstring",
    ["index", "sorted"],
    "import doctest\ndef f(a, x):\n    '>>> f([1], 1)\\n1\\n'\n    return 1\ndoctest.run_docstring_examples(f, globals())",
  ],
];
