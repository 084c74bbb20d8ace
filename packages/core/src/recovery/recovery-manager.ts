import {
  type BranchId,
  branchIds,
  type Mutation,
  mutations,
  type RecoveryStep,
  type VoiceName,
} from "../entities/recovery/recovery.ts";
import { defaultRecoveryConfig, type RecoveryConfig } from "../ports/recovery/recovery-config.ts";
import { isSameVoice, nextStrongerVoice } from "./voices/next-stronger-voice.ts";

export type RecoveryState = {
  tried: readonly Pick<RecoveryStep, "stage" | "strategy" | "voice" | "text">[];
  /** Guidance for this situation that has not been shown yet. */
  guidanceWaiting: boolean;
  /** The voices an admin configured, the cheapest first. */
  order: readonly VoiceName[];
};

export type ExplorationBranch = { id: BranchId; maxIterations: number };

export type RecoveryDecision =
  | { stage: "guidance" }
  | { stage: "mutation"; mutation: Mutation; voice: VoiceName }
  | { stage: "model"; voice: VoiceName }
  | { stage: "branches"; branches: ExplorationBranch[]; voice: VoiceName }
  | { stage: "human" }
  | { stage: null };

/** Decides what to try next; `takeTurn` does it. */
export class RecoveryManager {
  readonly #config: RecoveryConfig;

  constructor(config: RecoveryConfig = defaultRecoveryConfig) {
    this.#config = config;
  }

  next(state: RecoveryState): RecoveryDecision {
    const { tried, order } = state;
    const voice = voiceReached(state);
    const left = this.#config.totalRecoveryBudget - tried.length;
    const automatic = left > 0 && voice !== undefined;
    if (left > 0 && state.guidanceWaiting) return { stage: "guidance" };
    const mutation = this.#nextMutation(tried);
    const begunEscalating = tried.some(({ stage }) => stage === "model" || stage === "branches");
    if (automatic && mutation && !begunEscalating) return { stage: "mutation", mutation, voice };
    const stronger = nextStrongerVoice(order, voice);
    const explored = tried.some(({ stage }) => stage === "branches");
    if (automatic && stronger && !explored) return { stage: "model", voice: stronger };
    const branches = this.#branches(left);
    if (automatic && branches.length > 0 && !explored)
      return { stage: "branches", branches, voice };
    const human = tried.findLast(({ stage }) => stage === "human");
    // A human who has not answered yet is still waited for.
    return human && human.text !== null ? { stage: null } : { stage: "human" };
  }

  #nextMutation(tried: RecoveryState["tried"]): Mutation | undefined {
    const done = tried.filter(({ stage }) => stage === "mutation").map(({ strategy }) => strategy);
    if (done.length >= this.#config.promptMutations) return undefined;
    return mutations.find((mutation) => !done.includes(mutation));
  }

  /** Divides the remaining budget among the branches; none gets more than `branchBudget`. */
  #branches(left: number): ExplorationBranch[] {
    const { branchExploration, branchCount, branchBudget } = this.#config;
    const maxIterations = Math.min(branchBudget, Math.floor(left / branchCount));
    if (!branchExploration || maxIterations < 1) return [];
    return branchIds.slice(0, branchCount).map((id) => ({ id, maxIterations }));
  }
}

/** The strongest voice used so far, or the first. */
function voiceReached({ tried, order }: RecoveryState): VoiceName | undefined {
  const spoken = order.filter((name) =>
    tried.some(({ voice }) => voice && isSameVoice(voice, name)),
  );
  return spoken.at(-1) ?? order[0];
}
