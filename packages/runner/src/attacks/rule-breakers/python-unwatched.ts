/**
 * Programs that look for a forbidden function of Python where nobody watches it: in modules that are loaded later or once
 * more, on JavaScript's side of the engine, and inside the watch. Called like those of `python.ts`.
 */
const index = `"xedni"[::-1]`;
const sort = `"tros"[::-1]`;
const left = `"tfel_tcesib"[::-1]`;
const inBody = (body: string, before = ""): string => `${before}\ndef f(a, x):\n    ${body}`;
/** Calls a function that the interpreter gets as the second argument, where a call is not seen in the program's code. */
const accumulated = (list: string, called: string): string =>
  `return [*itertools.accumulate([${list}, x], ${called})][1]`;
const bisected = (before: string, modules = ""): string =>
  inBody(accumulated("a", `vars(bisect)[${left}]`), `import itertools, sys${modules}\n${before}`);
const claimed = `/lib/python314.zip`;

export const unwatchedPython: [name: string, code: string][] = [
  [
    "a class of a module that is loaded later",
    inBody(
      accumulated("array.array('i', a)", `vars(array.array)[${index}]`),
      "import array, itertools",
    ),
  ],
  [
    "a module that the importer's own function loads",
    inBody(
      accumulated("array.array('i', a)", `vars(array.array)[${index}]`),
      `import importlib, itertools\narray = importlib.import_module("array")`,
    ),
  ],
  [
    "an operator of a class that is loaded later",
    `import array\nL = type("L", (array.array,), {"__add__": vars(array.array)[${index}]})\ndef f(a, x): return L("i", a) + x`,
  ],
  [
    "the key of a group, of a class that is loaded later",
    inBody(
      `return [k for k, _ in itertools.groupby([x], key=getattr(array.array("i", a), ${index}))][0]`,
      "import array, itertools",
    ),
  ],
  [
    "a second copy of a module",
    bisected(
      `s = importlib.util.find_spec("_bisect")\nbisect = importlib.util.module_from_spec(s)\ns.loader.exec_module(bisect)`,
      ", importlib.util",
    ),
  ],
  [
    "a module that is loaded once more, written in Python",
    bisected(`sys.modules["_bisect"] = None\ndel sys.modules["bisect"]\nimport bisect`),
  ],
  [
    "a module that is loaded anew",
    bisected(`sys.modules["_bisect"] = None\nimportlib.reload(bisect)`, ", importlib, bisect"),
  ],
  [
    "a loader that claims to be the library's",
    inBody(
      "return lx.g(a, x)",
      `import importlib.machinery, sys\nclass L(importlib.machinery.SourceFileLoader):\n    def get_data(self, path): return b"def g(a, x): return a.ind" + b"ex(x)"\n    def path_stats(self, path): raise OSError\nclass F:\n    def find_spec(name, path=None, target=None):\n        if name != "lx": return None\n        s = importlib.machinery.ModuleSpec(name, L(name, "${claimed}/lx.py"), origin="${claimed}/lx.py")\n        s.has_location = True\n        return s\nsys.meta_path.insert(0, F)\nimport lx`,
    ),
  ],
  [
    "a file below the library's folder",
    inBody(
      "return lx.g(a, x)",
      `import sys\nopen("/lib/python3.14/lx.py", "w").write("def g(a, x): return a.ind" + "ex(x)")\nsys.path.insert(0, "/lib/python3.14")\nimport lx`,
    ),
  ],
  [
    "a list of JavaScript",
    inBody(
      `j = to_js([9, 1]); getattr(j, ${sort})(); return j[0]`,
      "from pyodide.ffi import to_js",
    ),
  ],
  [
    "JavaScript by a name put together",
    inBody(
      `js = importlib.import_module("".join(["j", "s"])); j = js.Array.of(9, 1); getattr(j, ${sort})(); return j[0]`,
      "import importlib",
    ),
  ],
  [
    "a module of the engine that is loaded already",
    inBody(
      `m = sys.modules["pyod" + "ide.ffi"]; j = vars(m)["to" + "_js"]([9, 1]); getattr(j, ${sort})(); return j[0]`,
      "import sys",
    ),
  ],
  [
    "a trace that changes the watch",
    inBody(
      `getattr(sys, "settr" + "ace")(t); r = getattr(a, ${index})(x); return r`,
      `import sys, operator\nlocals_of = operator.attrgetter("f_lo" + "cals")\ndef t(frame, event, arg):\n    d = locals_of(frame)\n    if "rule" in d: d["rule"] = "none"`,
    ),
  ],
  [
    "a debugger",
    inBody(
      "return D().runcall(lambda: go(a, x))",
      `import bdb, inspect\nclass D(bdb.Bdb):\n    def user_call(self, frame, args):\n        d = inspect.getargvalues(frame)[3]\n        if "rule" in d: d["rule"] = "none"\ndef go(a, x): return getattr(a, ${index})(x)`,
    ),
  ],
  [
    "the variables of a function that is allowed to sort",
    inBody(
      `heapq.nsmallest(9, [1], key=steal); [*itertools.accumulate([a, a], lambda p, q: got[0](p))]; return 1`,
      `import heapq, inspect, itertools\ngot = []\ndef steal(v):\n    for each in inspect.stack():\n        d = inspect.getargvalues(each.frame)[3]\n        if "original" in d: got.append(d["original"])\n    return v`,
    ),
  ],
  [
    "an equality that the watch asks for",
    inBody(
      `C()()\n    return got[0] if got else getattr(a, ${index})(x)`,
      `import array, itertools\ngot = []\nclass C:\n    __hash__ = None\n    def __call__(s): pass\n    def __eq__(s, o):\n        got.append([*itertools.accumulate([array.array("i", [5, 7]), 7], vars(array.array)[${index}])][1])\n        return False`,
    ),
  ],
];
