import type { ProblemView } from "@foothold/core/catalog";
import { entryPointIn } from "@foothold/core/entry-point";
import { writeOwnTests } from "@foothold/core/own-tests";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";

type Template = { path: string; content: string };
/** The problem's function and an example call with its result, written in the language. */
type Example = { name: string; call: string; result: string };

/** Files that a learner may create with a click. Each starts with text that runs. */
export function fileTemplates(problem: ProblemView, language: Language): Template[] {
  const name = entryPointIn(problem.signature, language);
  const { args = [], expected = null } = problem.examples[0] ?? {};
  const values = args.map((arg) => valueTextIn(language, arg)).join(", ");
  const example = { name, call: `${name}(${values})`, result: valueTextIn(language, expected) };
  return [
    { path: "notes.md", content: "# Notes\n\n" },
    {
      path: "tests.json",
      content: writeOwnTests([{ name: "The first example", args, expected }]),
    },
    testFile[language](example),
    scratch[language](example),
  ];
}

type Make = (example: Example) => Template;

const testFile: Record<Language, Make> = {
  python: ({ name, call, result }) => ({
    path: "test_mine.py",
    content: `from solution import ${name}\n\n\ndef test_first_example():\n    assert ${call} == ${result}\n`,
  }),
  javascript: (example) => ({ path: "test_mine.js", content: scriptTest(example) }),
  typescript: (example) => ({ path: "test_mine.ts", content: scriptTest(example) }),
};

const scratch: Record<Language, Make> = {
  python: ({ name, call }) => ({
    path: "scratch/idea.py",
    content: `from solution import ${name}\n\nprint(${call})\n`,
  }),
  javascript: (example) => ({ path: "scratch/idea.js", content: scriptScratch(example) }),
  typescript: (example) => ({ path: "scratch/idea.ts", content: scriptScratch(example) }),
};

const scriptTest = ({ name, call, result }: Example) => `import { ${name} } from "./solution.js";

test("the first example", () => {
  assert.equal(${call}, ${result});
});
`;
const scriptScratch = ({ name, call }: Example) => `import { ${name} } from "../solution.js";

console.log(${call});
`;
