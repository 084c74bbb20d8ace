import type { BranchId, Mutation, VoiceName } from "../entities/recovery.ts";
import type { Lack } from "./score-guidance.ts";
import type { VoiceContext } from "./voice-context.ts";

export type VoiceRequest = {
  context: VoiceContext;
  /** What the guidance is to bring about. */
  goal: string;
  way: Mutation | BranchId | "afresh";
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
