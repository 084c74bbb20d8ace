import type { Effects } from "./effect.ts";

export const understandEffects: Effects<
  | "explanation-submitted"
  | "followup-answered"
  | "explanation-assessed"
  | "explanation-revised"
  | "explanation-reassessed"
  | "example-checked"
> = {
  "explanation-submitted": ({ understandPayload }, { details }) => ({
    understandPayload: {
      ...details,
      aiAssessment: null,
      followups: understandPayload?.followups ?? [],
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
  "explanation-assessed": ({ understandPayload }, { details }) =>
    understandPayload
      ? { understandPayload: { ...understandPayload, aiAssessment: details.assessment } }
      : {},
  "explanation-revised": ({ understandPayload }, { details }) => ({
    understandPayload: {
      ...details,
      aiAssessment: understandPayload?.aiAssessment ?? null,
      followups: understandPayload?.followups ?? [],
    },
  }),
  "explanation-reassessed": ({ understandPayload }, { details }) =>
    understandPayload
      ? { understandPayload: { ...understandPayload, aiAssessment: details.assessment } }
      : {},
  // Only the event is kept.
  "example-checked": () => ({}),
};
