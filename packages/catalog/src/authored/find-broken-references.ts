import type { AuthoredProblem } from "./authored-problem.ts";
import { caughtByIn } from "./caught-by.ts";

/** Names that one file of a problem uses and another does not define. */
export function findBrokenReferences(authored: AuthoredProblem): string[] {
  const { slug, problem, tests, wrong, rubric, reflect } = authored;
  const found: string[] = [];
  const add = (file: string, field: string, message: string) =>
    found.push(`problems/${slug}/${file}: ${field}: ${message}`);

  const { parameters, resultArgument } = problem.signature;
  const refuseCount = (file: string, field: string, args: readonly unknown[] | undefined) => {
    if (!args || args.length === parameters.length) return;
    add(file, field, `has ${args.length} arguments, the signature ${parameters.length}`);
  };
  problem.examples.forEach(({ args }, index) => {
    refuseCount("problem.yaml", `examples[${index}].args`, args);
  });
  tests.visible.forEach(({ args }, index) => {
    refuseCount("tests.yaml", `visible[${index}].args`, args);
  });
  tests.hidden.forEach(({ args }, index) => {
    refuseCount("tests.yaml", `hidden[${index}].args`, args);
  });
  reflect.adversary.forEach(({ knownAnswer }, index) => {
    refuseCount("reflect.yaml", `adversary[${index}].knownAnswer`, knownAnswer);
  });
  if (resultArgument !== undefined && resultArgument >= parameters.length) {
    add("problem.yaml", "signature.resultArgument", "is not the position of a parameter");
  }

  const testIds = new Set([...tests.visible, ...tests.hidden].map(({ id }) => id));
  wrong.forEach((program, index) => {
    for (const language of ["javascript", "python"] as const) {
      const unknown = caughtByIn(program.caughtBy, language).filter((id) => !testIds.has(id));
      if (unknown.length === 0) continue;
      add("wrong.yaml", `[${index}].caughtBy`, `no test has the id ${unknown.join(", ")}`);
      return;
    }
  });

  const names = parameters.map(({ name }) => name);
  const unknown = rubric.exampleReading.arguments.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    add("rubric.yaml", "exampleReading.arguments", `no parameter is called ${unknown.join(", ")}`);
  }
  const wantsChecker = problem.comparison.kind === "checker";
  if (wantsChecker && authored.checkerSource === undefined) {
    add("problem.yaml", "comparison.kind", "is checker, but there is no checker.mjs");
  }
  if (!wantsChecker && authored.checkerSource !== undefined) {
    add("problem.yaml", "comparison.kind", "is not checker, but there is a checker.mjs");
  }
  return found;
}
