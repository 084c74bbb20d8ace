import type { ReflectPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { Effects } from "./effect.ts";

const nothingWritten: ReflectPayload = {
  cuesNextTime: [],
  invariantSummary: "",
  microLessonId: null,
  adversaryChallengeCompleted: false,
};

export const reflectEffects: Effects<"reflection-submitted" | "challenge-tried"> = {
  "reflection-submitted": ({ reflectPayload }, { details }) => ({
    reflectPayload: {
      ...details,
      adversaryChallengeCompleted: reflectPayload?.adversaryChallengeCompleted ?? false,
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
