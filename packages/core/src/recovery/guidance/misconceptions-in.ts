import { withoutSlips } from "../../coach/predictions/corrections.ts";
import {
  isWrongPrediction,
  type Prediction,
  type UnderstandPayload,
} from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt, V2Step } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { fingerprint } from "../../text/fingerprint.ts";

type Reader = (problem: Problem, attempt: AnyAttempt) => string[];

const none: Reader = () => [];

/** What was wrong at each step. It is read from what was run or authored, never from the label of a field. */
const readers: Record<V2Step, Reader> = {
  UNDERSTAND: (problem, { understandPayload }) =>
    understandPayload ? failedPredictions(problem, understandPayload) : [],
  PLAN: ({ patternFits }, { planPayload }) => {
    const { chosenPattern, invariant } = planPayload ?? {};
    const fit = patternFits.find(({ patternId }) => patternId === chosenPattern);
    const isWrong = chosenPattern && fit?.match !== "GOOD";
    const isFalse = invariant?.holds === false;
    return [
      ...(isWrong ? [`pattern:${chosenPattern}`] : []),
      ...(isFalse ? [`invariant:${fingerprint(invariant.feedback ?? invariant.text)}`] : []),
    ];
  },
  IMPLEMENT: none,
  VERIFY: none,
  // The authored answer to a wrong invariant says which one it was, whatever its words.
  REFLECT: (_, { reflectPayload }) => {
    const question = reflectPayload?.invariantQuestion;
    return question ? [`invariant:${fingerprint(question.feedback)}`] : [];
  },
  COMPLETE: none,
};

export function misconceptionsIn(problem: Problem, attempt: AnyAttempt): string[] {
  return attempt.v2Step === null ? [] : readers[attempt.v2Step](problem, attempt);
}

/**
 * Every misreading that explains all predictions, right and wrong. If there is none, the misreadings of the last round; if
 * none of these is known, the inputs that were predicted wrongly.
 */
function failedPredictions(problem: Problem, { predictions }: UnderstandPayload): string[] {
  const last = predictions.findLast(isWrongPrediction);
  if (!last) return [];
  const made = withoutSlips(predictions);
  const names = problem.misreadings.map(({ name }) => name);
  const fitting = names.filter((name) => made.every((one) => explains(problem, name, one)));
  const together = made.filter((one) => isWrongPrediction(one) && one.round === last.round);
  const found =
    fitting.length > 0 ? fitting : together.flatMap(({ misreading }) => misreading ?? []);
  const told = found.map((name) => `misreading:${name}`);
  return [...new Set(told.length > 0 ? told : together.map(inputOf))];
}

/** Whether somebody with this misreading would have predicted the same; true if it is not known what they would predict. */
function explains({ probes }: Problem, name: string, { args, outcome, misreading }: Prediction) {
  const probe = probes.find((each) => JSON.stringify(each.args) === JSON.stringify(args));
  if (!probe || outcome === "explained") return true;
  if (outcome === "right") return !(name in probe.misread);
  if (misreading === null) return false;
  return JSON.stringify(probe.misread[name]) === JSON.stringify(probe.misread[misreading]);
}

function inputOf({ args }: Prediction): string {
  return `prediction:${fingerprint(JSON.stringify(args))}`;
}
