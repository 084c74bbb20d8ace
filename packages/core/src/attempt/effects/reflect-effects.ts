import type { ReflectPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Effects } from "./effect.ts";

const nothingWritten: ReflectPayload = {
  cuesNextTime: [],
  invariantSummary: "",
  microLessonId: null,
  adversaryChallengeCompleted: false,
};

export const reflectEffects: Effects<
  "reflection-submitted" | "reflection-questioned" | "challenge-tried"
> = {
  "reflection-submitted": ({ reflectPayload }, { details }) => ({
    reflectPayload: {
      ...details,
      ...(reflectPayload?.invariantQuestion && {
        invariantQuestion: reflectPayload.invariantQuestion,
      }),
      adversaryChallengeCompleted: reflectPayload?.adversaryChallengeCompleted ?? false,
    },
  }),
  "reflection-questioned": ({ reflectPayload }, { details }) => ({
    reflectPayload: {
      ...(reflectPayload ?? nothingWritten),
      invariantQuestion: { text: details.invariantSummary, feedback: details.feedback },
    },
  }),
  "challenge-tried": ({ reflectPayload }, { details }) =>
    details.beaten
      ? {
          reflectPayload: {
            ...(reflectPayload ?? nothingWritten),
            adversaryChallengeCompleted: true,
          },
        }
      : {},
};
