import type { AgreedProgram } from "../programs.ts";
import { named, printed, raised, script, testFile, unread } from "./workspace-program.ts";

const plusJs = { "solution.js": "function add(a, b) {\n  return a + b;\n}\n" };
const plusTs = {
  "solution.ts": "function add(a: number, b: number): number {\n  return a + b;\n}\n",
};

export const scriptWorkspaces: AgreedProgram[] = [
  script(
    "the solution imported",
    "javascript",
    "scratch/a.js",
    {
      ...plusJs,
      "scratch/a.js": 'import { add } from "../solution.js";\nconsole.log(add(1, 2));\n',
    },
    [[[], printed("3\n")]],
  ),
  script(
    "TypeScript from TypeScript, under JavaScript's name",
    "typescript",
    "scratch/a.ts",
    {
      ...plusTs,
      "scratch/a.ts":
        'import { add } from "../solution.js";\nimport type { T } from "./types.js";\nconst n: T = 2;\nconsole.log(add(1, n));\n',
      "scratch/types.ts": "export type T = number;\n",
    },
    [[[], printed("3\n")]],
  ),
  script(
    "every way to import and export",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js":
        'import two, { one as first, three } from "./b.js";\nimport * as all from "./b";\nimport "./c.js";\nconsole.log(first, two(), three, all.one, Object.keys(all).length);\n',
      "scratch/b.js":
        "export const one = 1;\nexport default () => 2;\nlet inner = 3;\nexport { inner as three };\ninner += 1;\n",
      "scratch/c.js": "console.log('c');\n",
    },
    [[[], printed("c\n1 2 4 1 4\n")]],
  ),
  script(
    "names that files share stay apart, and a neighbour runs once",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js":
        'import { get as b } from "./b.js";\nimport { get as c } from "./c.js";\nconst x = "a";\nconsole.log(x, b(), c());\n',
      "scratch/b.js":
        'import { x as shared } from "./d.js";\nconst x = "b";\nexport const get = () => x + shared;\n',
      "scratch/c.js":
        'import { x as shared } from "./d.js";\nconst x = "c";\nexport const get = () => x + shared;\n',
      "scratch/d.js": 'console.log("once");\nexport const x = "d";\n',
    },
    [[[], printed("once\na bd cd\n")]],
  ),
  script(
    "its command line",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": "console.log(process.argv.slice(1));\n",
    },
    [[["x"], printed('["scratch/a.js", "x"]\n')]],
  ),
  script(
    "an error in a neighbour",
    "typescript",
    "scratch/a.ts",
    {
      "scratch/a.ts": 'import { f } from "./b.js";\n\nf();\n',
      "scratch/b.ts":
        "\nexport function f(): never {\n  const n: number = 1; throw new TypeError('no');\n}\n",
    },
    [[[], raised({ type: "TypeError", line: 3, column: 30, path: "scratch/b.ts" })]],
  ),
  script(
    "an error in the program itself",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": 'import {\n  add,\n} from "../solution.js";\nadd.x.y;\n',
      ...plusJs,
    },
    [[[], raised({ type: "TypeError", line: 4 })]],
  ),
  unread(
    "a name that is not there",
    "javascript",
    "scratch/a.js",
    {
      ...plusJs,
      "scratch/a.js": '\nimport { sum } from "../solution.js";\n',
    },
    { line: 2, message: 'solution.js has nothing called "sum".' },
  ),
  unread(
    "a file that is not there",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": 'import "./b.js";\n',
    },
    { line: 1, message: 'There is no file "./b.js" here.' },
  ),
  unread(
    "a package",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": 'import fs from "node:fs";\n',
    },
    { line: 1 },
  ),
  unread(
    "a path out of the workspace",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": 'import x from "../../etc/passwd";\n',
    },
    { line: 1 },
  ),
  unread(
    "files that import each other",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": 'import "./b.js";\n',
      "scratch/b.js": '\nimport "./a.js";\n',
    },
    { line: 2, path: "scratch/b.js" },
  ),
  unread(
    "a neighbour that cannot be read",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": 'import "./b.js";\n',
      "scratch/b.js": "\nlet = = ;\n",
    },
    { line: 2, path: "scratch/b.js" },
  ),
  script(
    "a file that is not imported is not read",
    "javascript",
    "scratch/a.js",
    {
      "scratch/a.js": "console.log(1);\n",
      "scratch/b.js": "let = = ;\n",
    },
    [[[], printed("1\n")]],
  ),
  testFile(
    "the tests of a file",
    "typescript",
    "test_a.ts",
    {
      ...plusTs,
      "test_a.ts":
        'import { add } from "./solution.js";\ntest("small", () => {\n  assert.equal(add(1, 2), 3);\n});\ntest("wrong", () => assert.equal([add(1, 1), { a: "x" }], [3, { a: "x" }]));\ntest("later", async () => {\n  await null;\n  assert(add(0, 0), "own words");\n});\ntest("throws", () => assert.throws(() => null));\n',
    },
    [
      [[], named("small", "wrong", "later", "throws")],
      [[0], { status: "passed" }],
      [
        [1],
        raised({
          type: "AssertionError",
          message: 'gave [2, {a: "x"}], not [3, {a: "x"}]',
          line: 5,
        }),
      ],
      [[2], raised({ type: "AssertionError", message: "own words: 0 is not true", line: 8 })],
      [[3], raised({ message: "nothing was thrown", line: 10 })],
    ],
  ),
  testFile(
    "values are equal by what they are",
    "javascript",
    "test_a.js",
    {
      "test_a.js":
        'test("same", () => {\n  assert.equal({ a: 1, b: [NaN] }, { b: [NaN], a: 1 });\n  assert.equal(new Set([1]), new Set([1]));\n  assert.notEqual([1], { 0: 1 });\n  assert.notEqual(null, {});\n  assert.notEqual([], [undefined]);\n});\n',
    },
    [[[0], { status: "passed" }]],
  ),
];
