import type { UnderstandPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import {
  type ExplanationField,
  explanationFields,
} from "../../entities/catalog/problem-teaching.ts";
import { type StemWeight, weighStems } from "../understanding/concept-weights.ts";
import { makesWrongClaim } from "../understanding/makes-wrong-claim.ts";
import { type ConceptMatch, createConceptMatcher, isSaid } from "../understanding/match-concept.ts";
import { splitSentences } from "../understanding/split-sentences.ts";

/** What was found missing or wrong, and the question that helps with it. */
export type Finding = { label: string; question: string };

export type Concept = Problem["rubric"][ExplanationField]["concepts"][number];
/** `praised` are those of the held concepts that were said in more than a common word. */
type FieldReading = { held: Concept[]; praised: Concept[]; missing: Concept[] };

/** How many required concepts may be hinted at instead of said. */
const MAX_TOUCHED = 1;

export function readExplanation({ rubric }: Problem, payload: UnderstandPayload) {
  const weigh = weighStems(explanationFields.flatMap((field) => rubric[field].concepts));
  const fields = Object.fromEntries(
    explanationFields.map((field) => [
      field,
      readField(field, rubric[field].concepts, payload, weigh),
    ]),
  ) as Record<ExplanationField, FieldReading>;
  return { fields, misconceptions: findMisconceptions(rubric, payload) };
}

/**
 * A concept that the explanation begins may be completed in the other boxes. The box for a wrong approach counts for
 * nothing else.
 */
function readField(
  field: ExplanationField,
  concepts: readonly Concept[],
  payload: UnderstandPayload,
  weigh: StemWeight,
): FieldReading {
  const own = matchConcepts(
    field === "explanation" || field === "wrongApproach" ? [field] : ["explanation", field],
    concepts,
    payload,
    weigh,
  );
  const begun = concepts.some((each) => each.required && isSaid(own.get(each)));
  if (field !== "explanation" || !begun) return sortConcepts(concepts, own);
  const boxes = explanationFields.filter((each) => each !== "wrongApproach");
  return sortConcepts(concepts, matchConcepts(boxes, concepts, payload, weigh));
}

function matchConcepts(
  boxes: readonly ExplanationField[],
  concepts: readonly Concept[],
  payload: UnderstandPayload,
  weigh: StemWeight,
): Map<Concept, ConceptMatch> {
  const answers = payload.followups.map(({ answer }) => answer);
  const texts = boxes
    .map((box) => payload[box])
    .concat(answers)
    .map(splitSentences);
  return new Map(
    concepts.map((concept) => {
      const siblings = concepts.filter((other) => other !== concept);
      const read = createConceptMatcher(
        concept.phrasings,
        siblings.map(({ phrasings }) => phrasings),
        weigh,
      );
      const sayings = texts.map(read);
      const strongest = (["said", "mentioned", "touched"] as const).find((saying) =>
        sayings.includes(saying),
      );
      return [concept, strongest ?? "not-said"] as const;
    }),
  );
}

function sortConcepts(
  concepts: readonly Concept[],
  sayings: Map<Concept, ConceptMatch>,
): FieldReading {
  const which = (saying: ConceptMatch) => concepts.filter((each) => sayings.get(each) === saying);
  const required = concepts.filter((each) => each.required);
  const touched = which("touched").filter((each) => each.required);
  const begun = required.some((each) => isSaid(sayings.get(each)));
  const excused = begun && touched.length <= MAX_TOUCHED ? touched : [];
  const held = concepts.filter((each) => isSaid(sayings.get(each)));
  return {
    held,
    praised: which("said"),
    missing: required.filter((each) => !held.includes(each) && !excused.includes(each)),
  };
}

/**
 * What the task is and what comes out are often told in each other's boxes. The box for a wrong approach is skipped: a
 * wrong idea is what it asks for.
 */
const boxesFor = {
  explanation: ["explanation", "inputOutputDescription"],
  inputOutputDescription: ["inputOutputDescription", "explanation"],
  constraintsDescription: ["constraintsDescription"],
  exampleWalkthrough: ["exampleWalkthrough"],
  wrongApproach: [],
} as const satisfies Record<ExplanationField, ExplanationField[]>;

function findMisconceptions(rubric: Problem["rubric"], payload: UnderstandPayload): Finding[] {
  const rightIn = (box: ExplanationField) =>
    rubric[box].concepts.flatMap(({ phrasings }) => phrasings);
  return explanationFields
    .flatMap((field) =>
      rubric[field].misconceptions.filter(({ phrasings }) =>
        boxesFor[field].some((box) =>
          makesWrongClaim(payload[box], phrasings, [...rightIn(field), ...rightIn(box)]),
        ),
      ),
    )
    .map(({ askBack }) => ({
      label: "One thing does not fit the problem yet.",
      question: askBack,
    }));
}
