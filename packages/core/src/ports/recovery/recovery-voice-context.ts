import type { Pattern } from "../../entities/catalog/pattern.ts";
import type { CoachContext } from "../coach/coach.ts";

export type VoiceContext = CoachContext & {
  /** The pattern that the learner chose; null before they have chosen. */
  pattern: Pattern | null;
};
