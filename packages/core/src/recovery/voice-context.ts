import type { CoachContext } from "../coach/coach.ts";
import type { Pattern } from "../entities/pattern.ts";

export type VoiceContext = CoachContext & {
  /** The page of the pattern the learner chose; null before there is one. */
  pattern: Pattern | null;
};
