import type { BranchId, Mutation, VoiceName } from "../entities/recovery/recovery.ts";
import type { VoiceContext } from "./recovery-voice-context.ts";

/** What makes guidance worth showing, and how much each counts. */
export const guidanceWeights = {
  novelty: 0.35,
  aboutThis: 0.3,
  somethingToDo: 0.2,
  readable: 0.15,
} as const;
export type Lack = keyof typeof guidanceWeights;

export type VoiceRequest = {
  context: VoiceContext;
  /** What the guidance is to bring about. */
  goal: string;
  approach: Mutation | BranchId | "afresh";
  /** What the learner has been shown already: to say it again helps nobody. */
  said: readonly string[];
  /** The last draft and what it lacks, where there is one. */
  refine: { draft: string; lacks: readonly Lack[] } | null;
  round: number;
};

/** Words guidance towards a goal in a given way. What it says is guarded by whoever asks. */
export type RecoveryVoice = {
  readonly name: VoiceName;
  /** null where there is nothing (more) to say in this way. It may throw; the authored voice stands in then. */
  speak(request: VoiceRequest): Promise<string | null>;
};

export type RecoveryVoices = {
  /** The cheapest first, never empty. */
  order: readonly RecoveryVoice[];
  /** Costs nothing and does not fail. */
  standIn: RecoveryVoice;
  /** All of them speak in place of one that the learner chose and cannot have. */
  allStandIn?: true;
};
