import type { Recovery, RecoveryStep, VoiceName } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import type { ExplorationBranch } from "../recovery-manager.ts";
import { GOOD_GUIDANCE, scoreGuidance } from "../scoring/score-guidance.ts";
import { askVoice, type VoiceBackground } from "./ask-voice.ts";

type Exploring = {
  recovery: Recovery;
  branches: readonly ExplorationBranch[];
  voice: VoiceName;
  position: number;
  background: VoiceBackground;
};

/** Explores all branches at once; each is refined until it is good, has no more text, or has used its budget. */
export async function exploreBranches(
  deps: Pick<Deps, "recoveries" | "voices" | "guard" | "clock"> & Pick<Deps, "signals">,
  { branches, ...exploring }: Exploring,
): Promise<RecoveryStep[]> {
  const explored = await Promise.allSettled(
    branches.map((branch) => exploreBranch(deps, exploring, branch)),
  );
  const failed = explored.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return explored.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
}

async function exploreBranch(
  deps: Pick<Deps, "recoveries" | "voices" | "guard" | "clock"> & Pick<Deps, "signals">,
  { recovery, voice, position, background }: Omit<Exploring, "branches">,
  { id, maxIterations }: ExplorationBranch,
): Promise<RecoveryStep[]> {
  const rounds: RecoveryStep[] = [];
  for (let round = 1; round <= maxIterations; round++) {
    const before = rounds.at(-1);
    const step = await askVoice(
      deps,
      recovery,
      {
        key: `branch:${id}:${round}`,
        stage: "branches",
        strategy: id,
        round,
        position: position + round - 1,
        voice,
        approach: id,
        refine: before?.text
          ? {
              draft: before.text,
              lacks: scoreGuidance(before.text, background.facts, background.said).lacks,
            }
          : null,
      },
      background,
    );
    rounds.push(step);
    const { userId, attemptId } = recovery;
    await deps.signals.send({ topic: "recovery", userId, attemptId });
    if (step.status === "refused" || (step.score ?? 0) >= GOOD_GUIDANCE) break;
  }
  return rounds;
}
