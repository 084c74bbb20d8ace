import type { Pattern } from "../entities/catalog/pattern.ts";
import type { CoachContext } from "./coach.ts";

export type VoiceContext = CoachContext & {
  /** The page of the pattern the learner chose; null before there is one. */
  pattern: Pattern | null;
};
