import type { Episode, ResolvedBy } from "../../entities/recovery/episode.ts";
import type { RecoveryStep } from "../../entities/recovery/recovery.ts";

/** The last help before the learner made progress; null if there was none. */
export function whoResolved(
  { helps }: Pick<Episode, "helps">,
  steps: readonly RecoveryStep[],
): ResolvedBy | null {
  const shown = steps
    .filter((step) => step.shown && step.text !== null)
    .map((step) => ({ by: spokenIn(step), at: step.doneAt ?? step.begunAt }));
  const asked = helps.map(({ help, at }) => ({ by: { help, provider: null }, at }));
  const [last] = [...shown, ...asked].sort((one, other) => (one.at < other.at ? 1 : -1));
  return last?.by ?? null;
}

/** A fallback step was worded by the built-in coach, whatever voice was asked. */
function spokenIn({ stage, voice, isFallback }: RecoveryStep): ResolvedBy {
  return { help: stage, provider: isFallback ? "built-in" : (voice?.provider ?? null) };
}
