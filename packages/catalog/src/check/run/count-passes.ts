import { Script } from "node:vm";
import type { AuthoredLanguage } from "../../authored/authored-problem.ts";
import type { CatalogProblem } from "../../problem/catalog-problem.ts";
import { type Executor, entryPointOf } from "./executor.ts";

const probeMs = 500;
const maxTestsInARun = 900;

/** How many of the problem's written (not generated) tests each program passes; all share few sandboxes. */
export async function countPasses(
  problem: CatalogProblem,
  literalIds: ReadonlySet<string>,
  language: AuthoredLanguage,
  programs: readonly string[],
  execute: Executor,
): Promise<number[]> {
  const tests = problem.tests.filter(({ id }) => literalIds.has(id));
  const programsInARun = Math.max(1, Math.floor(maxTestsInARun / tests.length));
  const counts: number[] = [];
  for (let from = 0; from < programs.length; from += programsInARun) {
    const batch = programs.slice(from, from + programsInARun);
    const executed = await execute({
      language,
      code: probeFor[language](batch, entryPointOf(problem, language)),
      problem: withProbe(problem),
      tests: batch.flatMap((_, index) =>
        tests.map(({ args, expected }) => ({ args: [...args, index], expected })),
      ),
      testMs: probeMs,
      tries: 1,
    });
    batch.forEach((_, index) => {
      const own = executed.tests.slice(index * tests.length, (index + 1) * tests.length);
      counts.push(own.filter(({ status }) => status === "passed").length);
    });
  }
  return counts;
}

const probeName = "probe_program";

const probeFor: Record<AuthoredLanguage, (programs: readonly string[], name: string) => string> = {
  javascript: (programs, name) => {
    const compiled = programs.map((program) =>
      compiles(program) ? `() => { ${program}\n;return ${name}; }` : "() => undefined",
    );
    return `const programs = [${compiled.join(",\n")}];
function ${probeName}(...args) { return programs[args.pop()]()(...args); }`;
  },
  python: (programs, name) => `programs = ${JSON.stringify(programs)}
def ${probeName}(*args):
    *args, index = args
    space = {"ListNode": globals().get("ListNode"), "TreeNode": globals().get("TreeNode")}
    exec(programs[index], space)
    return space[${JSON.stringify(name)}](*args)`,
};

function compiles(program: string): boolean {
  try {
    new Script(`() => { ${program}\n}`);
    return true;
  } catch {
    return false;
  }
}

function withProbe({ signature, comparison, limits }: CatalogProblem) {
  const { pythonName: _pythonName, ...rest } = signature;
  return {
    comparison,
    limits,
    sourceRules: [],
    signature: {
      ...rest,
      name: probeName,
      parameters: [...rest.parameters, { name: "index", type: "number", kind: "plain" as const }],
    },
  };
}
