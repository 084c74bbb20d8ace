import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Language } from "../../../entities/runs/language.ts";
import { isSameRuntime } from "../code/detect-language.ts";
import { type NestedStatement, readNestedStatements } from "./read-statements.ts";
import type { Statement } from "./statement.ts";

export type ReferenceStatements = {
  language: Language;
  statements: Statement[];
  nested: NestedStatement[];
};

const cached = new WeakMap<Problem, ReferenceStatements[]>();

export function referenceStatementsOf(problem: Problem): ReferenceStatements[] {
  const known = cached.get(problem);
  if (known) return known;
  const programs = Object.entries(problem.references).filter(
    ([, code], at, all) => all.findIndex(([, other]) => other === code) === at,
  );
  const references = programs.map(([name, code]) => {
    const language = name as Language;
    const nested = readNestedStatements(code, language);
    return { language, nested, statements: nested.map(({ statement }) => statement) };
  });
  cached.set(problem, references);
  return references;
}

export function referenceStatementsIn(problem: Problem, language: Language): ReferenceStatements[] {
  const references = referenceStatementsOf(problem);
  const own = references.filter((reference) => isSameRuntime(reference.language, language));
  return own.length > 0 ? own : references;
}
