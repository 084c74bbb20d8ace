import { maxNeighbours, maxSourceBytes } from "@foothold/core/runs";
import {
  type Attack,
  deceives,
  harmless,
  loops,
  quick,
  refused,
  swells,
  uncompiled,
} from "./attack.ts";

const beside = (path: string, content: string) => ({ neighbours: [{ path, content }] });
const js = "javascript";
const py = "python";
const imports = 'import { x } from "./scratch/b.js";\nconst f = () => x;';

/** A file with the name of a module that others import. */
const posingAs = (name: string, code: string, answer: Attack["expected"] = "real"): Attack =>
  harmless(py, `a file that poses as ${name}`, code, answer ?? null, {
    ...beside(`scratch/${name}.py`, "raise SystemExit('taken over')\n"),
  });

const python: Attack[] = [
  posingAs("sys", "import sys\ndef f(): return 'real' if sys.version_info else 'posed'"),
  posingAs("builtins", "import builtins\ndef f(): return 'real' if builtins.len else 'posed'"),
  posingAs("json", "import json\ndef f(): return json.loads('\"real\"')"),
  posingAs("importlib", "import importlib\ndef f(): return 'real' if importlib.reload else ''"),
  posingAs("csv", "import csv\ndef f(): return 'real' if csv.reader else 'posed'"),
  posingAs("js", "import js\ndef f(): return 'real' if js.Object else 'posed'"),
  ...["pyodide_js", "_foothold", "_pyodide_core", "micropip"]
    .map((name) => refused(py, `a file that poses as ${name}`, `import ${name}\ndef f(): pass`))
    .map((attack, index) => ({
      ...attack,
      // `_pyodide_core` exists and is the engine's own.
      ends: index === 2 ? (["errored", "failed"] as Attack["ends"]) : attack.ends,
      ...beside(`scratch/${attack.name.split(" ").at(-1)}.py`, "def f(): return 'taken over'\n"),
    })),
  deceives(
    py,
    "a neighbour that replaces the finder of the next test",
    "import b\ndef f(*a): return b.found()",
    {
      ...beside(
        "scratch/b.py",
        "import sys\nclass F:\n    @staticmethod\n    def find_spec(*a): return None\ndef found():\n    was = sys.meta_path[0] is F\n    sys.meta_path.insert(0, F)\n    return 'left' if was else 'fresh'\n",
      ),
      meetsHiddenTest: true,
    },
  ),
  {
    ...loops(py, "a neighbour that never ends while it is imported", "import b\ndef f(): pass"),
    ...beside("scratch/b.py", "while True: pass\n"),
  },
  {
    ...swells(py, "a neighbour that takes all memory", "import b\ndef f(): return len(b.x)"),
    ...beside("scratch/b.py", "x = []\nwhile True: x.append(bytearray(10_000_000))\n"),
  },
  {
    ...refused(
      py,
      "an error that only looks like one of the compiler",
      "import b\ndef f():\n    e = SyntaxError('x')\n    e.filename, e.lineno, e.offset = b.name, [], {}\n    raise e",
      "SyntaxError",
    ),
    ...beside("scratch/b.py", "name = 'scratch/b.py'\n"),
  },
  {
    ...refused(
      py,
      "an error whose file is no text",
      "def f():\n    e = SyntaxError('x')\n    e.filename = []\n    raise e",
      "SyntaxError",
    ),
    ...beside("scratch/b.py", ""),
  },
  refused(
    py,
    "reading a neighbour's file from the disk",
    "def f(): return open('solution.py').read()",
  ),
];

const scripts: Attack[] = [
  uncompiled(js, "a neighbour that closes what is around it", imports, {
    ...beside("scratch/b.js", "export const x = 1;\n}(); } globalThis.out = 1; (function () { {"),
  }),
  uncompiled(js, "a program that closes what is around it", `${imports}\n}; { return 1;`, {
    ...beside("scratch/b.js", "export const x = 1;"),
  }),
  ...[
    "node:fs",
    "https://example.org/x.js",
    "data:text/javascript,export default 1",
    "file:///etc/passwd",
    "/runner/javascript.js",
    "./../kernel.js",
    "./scratch/../../kernel.js",
    "toString",
    "__proto__",
    "./__proto__",
  ].map((from) =>
    uncompiled(
      js,
      `importing ${from}`,
      `import x from ${JSON.stringify(from)};\nconst f = () => x;`,
      {
        ...beside("scratch/b.js", "export const x = 1;"),
      },
    ),
  ),
  {
    ...refused(js, "the function constructor of what links the files", imports, "ReferenceError"),
    ...beside("scratch/b.js", "export const x = __made.constructor.constructor('return Deno')();"),
  },
  {
    ...refused(js, "the caller of a neighbour", imports),
    ...beside(
      "scratch/b.js",
      "function g() { return g.caller.caller.caller.arguments[0].constructor.constructor('return process')(); }\nexport const x = g();",
    ),
  },
  {
    ...refused(
      js,
      "importing a neighbour while running",
      "const f = () => import('./scratch/b.js');",
    ),
    ...beside("scratch/b.js", "export const x = 1;"),
  },
  deceives(js, "a neighbour that replaces what links the files", imports, {
    ...beside("scratch/b.js", "__made[0] = 'secret'; export const x = 'own';"),
  }),
  deceives(js, "a neighbour that patches the built-ins the kernel uses", imports, {
    ...beside(
      "scratch/b.js",
      "JSON.stringify = () => '{\"value\":1}'; Array.prototype.push = null; Reflect.apply = () => 1; export const x = 'own';",
    ),
  }),
  {
    ...loops(js, "a neighbour that never ends", imports),
    ...beside("scratch/b.js", "for (;;);\nexport const x = 1;"),
  },
  {
    ...swells(js, "a neighbour that takes all memory", imports),
    ...beside("scratch/b.js", "export const x = []; for (;;) x.push(new Array(1e6).fill(1));"),
  },
];

const unusual = (name: string, neighbours: Attack["neighbours"] = []): Attack =>
  uncompiled(js, name, "const f = () => 1;", { neighbours, limits: quick });

export const neighbourAttacks: Attack[] = [
  ...python,
  ...scripts,
  ...[
    "../x.js",
    "/etc/passwd",
    "scratch/../x.js",
    "a/b.js",
    "",
    "scratch/.x",
    "scratch//x",
    "x\u0000.js",
  ].map((path) => unusual(`the path ${JSON.stringify(path)}`, [{ path, content: "" }])),
  unusual(
    "more files than there may be",
    Array.from({ length: maxNeighbours + 1 }, (_, index) => ({
      path: `scratch/f${index}.js`,
      content: "",
    })),
  ),
  unusual("two files of one name", [
    { path: "scratch/b.js", content: "1" },
    { path: "scratch/b.js", content: "2" },
  ]),
  unusual("files that are too long together", [
    { path: "scratch/b.js", content: "x".repeat(maxSourceBytes) },
  ]),
];
