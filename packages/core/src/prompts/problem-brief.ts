import { entryPointIn } from "../entities/catalog/entry-point.ts";
import type { Problem } from "../entities/catalog/problem.ts";
import { problemView } from "../entities/catalog/problem-view.ts";
import type { Language } from "../entities/runs/language.ts";
import { valueText } from "../runs/values/value-text.ts";

/** What a model is told about a problem: only what the learner sees. */
export function problemBrief(problem: Problem, language: Language): string {
  const { title, statement, constraints, examples, signature } = problemView(problem);
  const name = entryPointIn(signature, language);
  const parameters = signature.parameters.map((one) => `${one.name}: ${one.type}`).join(", ");
  return [
    title,
    statement.trim(),
    `Asked for: ${name}(${parameters}) gives ${signature.returns.type}, in ${language}.`,
    ["What holds for the input:", ...constraints.map((text) => `- ${text}`)].join("\n"),
    ...examples.map(
      ({ args, expected, explanation }) =>
        `Example: ${name}(${args.map((arg) => valueText(arg)).join(", ")}) gives ${valueText(expected)}. ${explanation}`,
    ),
  ].join("\n\n");
}

/** The pattern names, without saying which of them fit. */
export function patternsBrief(problem: Problem): string {
  return problemView(problem)
    .patternChoices.map(({ patternId, name }) => `- ${patternId}: ${name}`)
    .join("\n");
}
