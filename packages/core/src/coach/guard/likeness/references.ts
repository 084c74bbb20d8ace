import type { Language } from "../../../entities/attempt/attempt-mode.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import { sameFamily } from "../code/language-of.ts";
import type { Statement } from "./statement.ts";
import { type Nested, nestedStatements } from "./statements.ts";

export type Reference = { language: Language; statements: Statement[]; nested: Nested[] };

const read = new WeakMap<Problem, Reference[]>();

export function referencesOf(problem: Problem): Reference[] {
  const known = read.get(problem);
  if (known) return known;
  const programs = Object.entries(problem.references).filter(
    ([, code], at, all) => all.findIndex(([, other]) => other === code) === at,
  );
  const references = programs.map(([name, code]) => {
    const language = name as Language;
    const nested = nestedStatements(code, language);
    return { language, nested, statements: nested.map(({ statement }) => statement) };
  });
  read.set(problem, references);
  return references;
}

export function referencesIn(problem: Problem, language: Language): Reference[] {
  const references = referencesOf(problem);
  const own = references.filter((reference) => sameFamily(reference.language, language));
  return own.length > 0 ? own : references;
}
