import { explanationFields } from "@foothold/core/catalog";
import type { LessonCode } from "@foothold/core/learning";
import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import type { CatalogPattern } from "../../pattern/load-pattern.ts";

export type LearnerText = { where: string; text: string };

/** Everything of a problem that a learner may read, with its file and field. */
export function problemTexts(authored: AuthoredProblem): LearnerText[] {
  const { slug, problem, tests, wrong, misreadings, rubric, plan, hints, reflect } = authored;
  const texts: LearnerText[] = [];
  const add = (file: string, field: string, text: string) =>
    texts.push({ where: `problems/${slug}/${file}: ${field}`, text });

  problem.constraints.forEach((text, at) => {
    add("problem.yaml", `constraints[${at}]`, text);
  });
  problem.examples.forEach(({ explanation }, at) => {
    add("problem.yaml", `examples[${at}].explanation`, explanation);
  });
  for (const list of ["visible", "hidden"] as const) {
    tests[list].forEach(({ purpose }, at) => {
      add("tests.yaml", `${list}[${at}].purpose`, purpose);
    });
  }
  wrong.forEach(({ guidance }, at) => {
    add("wrong.yaml", `[${at}].guidance`, guidance);
  });
  misreadings.forEach(({ reading, question }, at) => {
    add("misreadings.yaml", `[${at}].reading`, reading);
    add("misreadings.yaml", `[${at}].question`, question);
  });
  for (const field of explanationFields) {
    rubric[field].concepts.forEach(({ label, followup }, at) => {
      add("rubric.yaml", `${field}.concepts[${at}].label`, label);
      add("rubric.yaml", `${field}.concepts[${at}].followup`, followup);
    });
    rubric[field].misconceptions.forEach(({ askBack }, at) => {
      add("rubric.yaml", `${field}.misconceptions[${at}].askBack`, askBack);
    });
  }
  plan.fits.forEach(({ reason }, at) => {
    add("plan.yaml", `fits[${at}].reason`, reason);
  });
  add("plan.yaml", "invariant.text", plan.invariant.text);
  plan.invariant.slots.forEach(({ choices }, slot) => {
    choices.forEach(({ text, feedback }, at) => {
      add("plan.yaml", `invariant.slots[${slot}].choices[${at}].text`, text);
      add("plan.yaml", `invariant.slots[${slot}].choices[${at}].feedback`, feedback);
    });
  });
  plan.discovery.forEach(({ question, choices }, at) => {
    add("plan.yaml", `discovery[${at}].question`, question);
    choices.forEach(({ text, reply }, choice) => {
      add("plan.yaml", `discovery[${at}].choices[${choice}].text`, text);
      add("plan.yaml", `discovery[${at}].choices[${choice}].reply`, reply);
    });
  });
  hints.ladder.forEach((text, at) => {
    add("hints.yaml", `ladder[${at}]`, text);
  });
  add("hints.yaml", "walkthrough", hints.walkthrough);
  reflect.cues.forEach((text, at) => {
    add("reflect.yaml", `cues[${at}]`, text);
  });
  add("reflect.yaml", "invariantSummary", reflect.invariantSummary);
  reflect.adversary.forEach(({ prompt }, at) => {
    add("reflect.yaml", `adversary[${at}].prompt`, prompt);
  });
  return texts;
}

export const statementText = ({ slug, statement }: AuthoredProblem): LearnerText => ({
  where: `problems/${slug}/statement.md`,
  text: statement,
});

/** The checker is sent to the browser, where a learner can read it. */
export function checkerText({ slug, checkerSource }: AuthoredProblem): LearnerText[] {
  if (checkerSource === undefined) return [];
  const text = `\`\`\`js\n${checkerSource}\n\`\`\``;
  return [{ where: `problems/${slug}/checker.mjs`, text }];
}

export function patternTexts(pattern: CatalogPattern): LearnerText[] {
  const at = (file: string, field: string, text: string) => ({
    where: `patterns/${pattern.id}/${file}${field && `: ${field}`}`,
    text,
  });
  return [
    at("page.md", "", pattern.page),
    at("pattern.yaml", "summary", pattern.summary),
    at("pattern.yaml", "invariant", pattern.invariant),
    ...pattern.cues.map((text, index) => at("pattern.yaml", `cues[${index}]`, text)),
    ...pattern.lesson.sections.flatMap(({ text, pictures, code }, index) => [
      at("lesson.yaml", `sections[${index}].text`, text),
      ...pictures.map(({ caption }) => at("lesson.yaml", `sections[${index}].pictures`, caption)),
      ...(code ? [at("lesson.yaml", `sections[${index}].code`, codeText(code))] : []),
    ]),
    ...pattern.lesson.checks.flatMap(({ question, choices }, index) => [
      at("lesson.yaml", `checks[${index}].question`, question),
      ...choices.flatMap(({ text, feedback }, choice) => [
        at("lesson.yaml", `checks[${index}].choices[${choice}].text`, text),
        at("lesson.yaml", `checks[${index}].choices[${choice}].feedback`, feedback),
      ]),
    ]),
    ...pattern.recallCards.flatMap(({ question, answer, hint }, index) => [
      at("recall.yaml", `cards[${index}].question`, question),
      at("recall.yaml", `cards[${index}].answer`, answer),
      at("recall.yaml", `cards[${index}].hint`, hint),
    ]),
  ];
}

function codeText({ javascript, python }: LessonCode): string {
  return `\`\`\`js\n${javascript}\`\`\`\n\n\`\`\`python\n${python}\`\`\`\n`;
}
