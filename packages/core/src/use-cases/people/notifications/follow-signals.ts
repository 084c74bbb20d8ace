import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { Signal } from "../../../ports/signals.ts";
import { mayHelp } from "../../../recovery/escalation/find-helpers.ts";

/** Passes on the signals that concern the actor: their own, and their learners' escalations. */
export function followSignals(
  { signals, ...deps }: Pick<Deps, "signals" | "classes" | "people">,
  actor: Actor,
  listener: (signal: Signal) => void,
): () => void {
  let stopped = false;
  const unsubscribe = signals.subscribe((signal) => {
    void concerns(deps, actor, signal).then(
      (theirs) => {
        if (theirs && !stopped) listener(signal);
      },
      // A signal that cannot be checked is dropped: listeners also poll.
      () => {},
    );
  });
  return () => {
    stopped = true;
    unsubscribe();
  };
}

async function concerns(
  deps: Pick<Deps, "classes" | "people">,
  { userId, role }: Actor,
  signal: Signal,
): Promise<boolean> {
  if (signal.topic !== "escalations") return signal.userId === userId;
  if (signal.learnerId === userId) return true;
  return role !== "learner" && mayHelp(deps, { userId }, signal.learnerId);
}
