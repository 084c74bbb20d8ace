import type { BranchId, Mutation, VoiceName } from "../../entities/recovery/recovery.ts";
import type { ProgramFacts } from "./program-facts.ts";
import type { VoiceContext } from "./recovery-voice-context.ts";

/** What makes guidance worth showing, and its weight in the score. */
export const guidanceWeights = {
  novelty: 0.3,
  /** It says nothing about the program that was checked and is false. */
  holds: 0.3,
  /** It names a call, a variable or a line that was run. */
  namesWhatRan: 0.2,
  /** It says something about the program that was checked and is true. */
  checkable: 0.2,
} as const;
export type Lack = keyof typeof guidanceWeights;

export type VoiceRequest = {
  context: VoiceContext;
  /** What the guidance should help the learner do. */
  goal: string;
  approach: Mutation | BranchId | "afresh";
  /** What the learner has been shown already, so that it is not repeated. */
  said: readonly string[];
  /** The last draft and what it lacks; null in the first round. */
  refine: { draft: string; lacks: readonly Lack[] } | null;
  round: number;
  /** What running the learner's program showed. */
  facts: ProgramFacts;
};

/** Writes guidance towards a goal: a model, or the authored texts. Its caller checks the text with the guard. */
export type RecoveryVoice = {
  readonly name: VoiceName;
  /** null when it has nothing more to say with this approach. When it throws, the authored voice is used. */
  speak(request: VoiceRequest): Promise<string | null>;
};

export type RecoveryVoices = {
  /** The cheapest first, never empty. */
  order: readonly RecoveryVoice[];
  /** Used when another voice fails; costs nothing and does not fail. */
  standIn: RecoveryVoice;
  /** The learner chose another coach that is not available, so everything shown is marked as a fallback. */
  allStandIn?: true;
};
