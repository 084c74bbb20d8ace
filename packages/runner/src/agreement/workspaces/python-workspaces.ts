import type { AgreedProgram } from "../programs.ts";
import { named, printed, raised, script, testFile } from "./workspace-program.ts";

const plus = { "solution.py": "def add(a, b):\n    return a + b\n" };
const minus = { "solution.py": "def add(a, b):\n    return a - b\n" };
export const pythonWorkspaces: AgreedProgram[] = [
  script(
    "the solution imported",
    "python",
    "scratch/a.py",
    {
      ...plus,
      "scratch/a.py": "from solution import add\nprint(add(1, 2))\n",
    },
    [[[], printed("3\n")]],
  ),
  script(
    "a neighbour in scratch, by both names",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py": "import b\nfrom scratch.b import x\nprint(b.x + x)\n",
      "scratch/b.py": "x = 2\n",
    },
    [[[], printed("4\n")]],
  ),
  script(
    "its command line and name",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py":
        "import sys\nif __name__ == '__main__':\n    print(sys.argv)\n    sys.exit()\n",
    },
    [[["x", "y"], printed("['scratch/a.py', 'x', 'y']\n")]],
  ),
  script(
    "a fresh neighbour for every run",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py": "import b\nb.seen.append(1)\nprint(len(b.seen))\n",
      "scratch/b.py": "seen = []\n",
    },
    [
      [[], printed("1\n")],
      [[], printed("1\n")],
    ],
  ),
  script(
    "a file that has the name of a library is no library",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py":
        "import json, heapq\nimport scratch.json as own\nprint(json.dumps([1]), own.x)\n",
      "scratch/json.py": "x = 'own'\ndumps = print\n",
      "scratch/heapq.py": "raise ValueError('taken')\n",
    },
    [[[], printed("[1] own\n")]],
  ),
  script(
    "an error in a neighbour",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py": "from solution import add\nadd(1, 'x')\n",
      ...plus,
    },
    [[[], raised({ type: "TypeError", line: 2, path: "solution.py" })]],
  ),
  script(
    "a neighbour that cannot be read",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py": "import b\n",
      "scratch/b.py": "x = 1\nx = (\n",
    },
    [[[], raised({ type: "SyntaxError", line: 2, path: "scratch/b.py" })]],
  ),
  script(
    "what is not there",
    "python",
    "scratch/a.py",
    {
      "scratch/a.py": "import nothing\n",
      "notes.md": "",
    },
    [[[], raised({ type: "ModuleNotFoundError", line: 1 })]],
  ),
  testFile(
    "the tests of a file",
    "python",
    "test_a.py",
    {
      ...minus,
      "test_a.py":
        "from solution import add\n\ndef test_zero():\n    assert add(1, 0) == 1\n\ndef test_two():\n    print('in')\n    assert add(1, 2) == 3\n\nasync def test_later():\n    assert add(2, 2) < 0, 'own words'\n\ndef helper():\n    pass\n",
    },
    [
      [[], named("test_zero", "test_two", "test_later")],
      [[0], { status: "passed" }],
      [
        [1],
        {
          status: "errored",
          stdout: "in\n",
          error: { type: "AssertionError", message: "add(1, 2) gave -1, not 3", line: 8 },
        },
      ],
      [[2], raised({ type: "AssertionError", message: "own words", line: 11 })],
    ],
  ),
  testFile(
    "other comparisons say both sides",
    "python",
    "test_a.py",
    {
      "test_a.py":
        "class T:\n    def check(self):\n        assert 3 in [1, 2]\n\ndef test_a():\n    T().check()\n",
    },
    [[[0], raised({ message: "3 in [1, 2] is false", line: 3 })]],
  ),
];
