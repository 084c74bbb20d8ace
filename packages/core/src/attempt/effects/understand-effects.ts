import type { Effects } from "./effect.ts";

export const understandEffects: Effects<
  "explanation-submitted" | "followup-answered" | "explanation-assessed" | "example-checked"
> = {
  "explanation-submitted": ({ understandPayload }, { details }) => ({
    understandPayload: {
      ...details,
      aiAssessment: null,
      followups: understandPayload?.followups ?? [],
    },
  }),
  // A question answered again, after a lost reply or a second thought, keeps its latest answer.
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
  // The events keep it; nothing else depends on it.
  "example-checked": () => ({}),
};
