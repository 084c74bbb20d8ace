import type {
  MadePrediction,
  Prediction,
  UnderstandPayload,
} from "../../entities/attempt/attempt-payloads.ts";
import type { Effects } from "./effect.ts";

export const understandEffects: Effects<
  | "explanation-submitted"
  | "followup-answered"
  | "explanation-assessed"
  | "prediction-made"
  | "explanation-revised"
  | "explanation-reassessed"
  | "example-checked"
> = {
  "explanation-submitted": ({ understandPayload }, { details }) => ({
    understandPayload: {
      ...details,
      aiAssessment: null,
      followups: understandPayload?.followups ?? [],
      predictions: understandPayload?.predictions ?? [],
    },
  }),
  // When a question is answered again, the latest answer counts.
  "followup-answered": ({ understandPayload }, { details, at }) =>
    understandPayload
      ? {
          understandPayload: {
            ...understandPayload,
            followups: [
              ...understandPayload.followups.filter(
                ({ question }) => question !== details.question,
              ),
              { ...details, timestamp: at },
            ],
          },
        }
      : {},
  "explanation-assessed": ({ understandPayload }, { details, at }) =>
    understandPayload
      ? {
          understandPayload: {
            ...understandPayload,
            aiAssessment: details.assessment,
            predictions: withPredictions(understandPayload.predictions, details.predictions, at),
          },
        }
      : {},
  "prediction-made": ({ understandPayload }, { details, at }) =>
    understandPayload
      ? {
          understandPayload: {
            ...understandPayload,
            aiAssessment: details.assessment,
            predictions: withPredictions(understandPayload.predictions, [details.prediction], at),
          },
        }
      : {},
  // An example may be checked before anything is explained.
  "example-checked": ({ understandPayload }, { details, at }) =>
    details.prediction
      ? {
          understandPayload: {
            ...(understandPayload ?? nothingWritten),
            predictions: withPredictions(
              understandPayload?.predictions ?? [],
              [details.prediction],
              at,
            ),
          },
        }
      : {},
  "explanation-revised": ({ understandPayload }, { details }) => ({
    understandPayload: {
      ...details,
      aiAssessment: understandPayload?.aiAssessment ?? null,
      followups: understandPayload?.followups ?? [],
      predictions: understandPayload?.predictions ?? [],
    },
  }),
  "explanation-reassessed": ({ understandPayload }, { details }) =>
    understandPayload
      ? { understandPayload: { ...understandPayload, aiAssessment: details.assessment } }
      : {},
};

const nothingWritten: UnderstandPayload = {
  explanation: "",
  inputOutputDescription: "",
  constraintsDescription: "",
  exampleWalkthrough: "",
  wrongApproach: "",
  aiAssessment: null,
  followups: [],
  predictions: [],
};

/** The same answer to the same input counts once, however often it is sent. */
function withPredictions(
  before: readonly Prediction[],
  made: readonly MadePrediction[],
  at: string,
): Prediction[] {
  const keyOf = ({ args, answer }: MadePrediction) => JSON.stringify([args, answer]);
  const known = new Set(before.map(keyOf));
  const added = made.filter((one) => !known.has(keyOf(one)));
  return [...before, ...added.map((one) => ({ ...one, timestamp: at }))];
}
