import type { UnderstandPayload } from "../../entities/attempt-payloads.ts";
import type { Problem } from "../../entities/problem.ts";
import { type ExplanationField, explanationFields } from "../../entities/problem-teaching.ts";
import { claims, says } from "../reading/says.ts";
import { sentencesOf, type Word } from "../reading/words.ts";

/** What was found missing or wrong, and the question that helps with it. */
export type Finding = { label: string; question: string };

type FieldReading = { required: number; missing: Finding[] };

export function readExplanation({ rubric }: Problem, payload: UnderstandPayload) {
  const held: { label: string }[] = [];
  const misconceptions: Finding[] = [];
  const fields = Object.fromEntries(
    explanationFields.map((field) => {
      const { concepts, misconceptions: known } = rubric[field];
      const sentences = sentencesFor(field, payload);
      const said = concepts.filter((concept) =>
        sentences.some((sentence) => says(sentence, concept.phrasings)),
      );
      held.push(...said.map(({ label }) => ({ label })));
      misconceptions.push(...claimed(sentencesOf(payload[field]), known, concepts));
      const required = concepts.filter((concept) => concept.required);
      const missing = required
        .filter((concept) => !said.includes(concept))
        .map(({ label, followupQuestion }) => ({
          label: `Not said yet: ${label}.`,
          question: followupQuestion,
        }));
      return [field, { required: required.length, missing } satisfies FieldReading];
    }),
  ) as Record<ExplanationField, FieldReading>;
  return { held, misconceptions, fields };
}

/** What a box asks for may stand in the explanation too; what is called a wrong approach counts nowhere else. */
function sentencesFor(field: ExplanationField, payload: UnderstandPayload): Word[][] {
  const answers = payload.followups.map(({ answer }) => answer);
  const boxes = field === "wrongApproach" ? [field] : (["explanation", field] as const);
  return [...new Set(boxes)]
    .map((name) => payload[name])
    .concat(answers)
    .flatMap(sentencesOf);
}

function claimed(
  sentences: Word[][],
  known: Problem["rubric"][ExplanationField]["misconceptions"],
  concepts: Problem["rubric"][ExplanationField]["concepts"],
): Finding[] {
  return known
    .filter(({ phrasings }) =>
      sentences.some(
        (sentence) =>
          claims(sentence, phrasings) &&
          !concepts.some((concept) => claims(sentence, concept.phrasings)),
      ),
    )
    .map(({ askBack }) => ({
      label: "One thing does not fit the problem yet.",
      question: askBack,
    }));
}
