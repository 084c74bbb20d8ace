import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { Signal } from "../../../ports/signals.ts";

/** Only what concerns the person: their own, and their learners' calls. */
export function followSignals(
  { signals, classes }: Pick<Deps, "signals" | "classes">,
  actor: Actor,
  hear: (signal: Signal) => void,
): () => void {
  let stopped = false;
  const unsubscribe = signals.subscribe((signal) => {
    void concerns(classes, actor, signal).then(
      (theirs) => {
        if (theirs && !stopped) hear(signal);
      },
      // An outage passes; whoever listens looks again by themselves.
      () => {},
    );
  });
  return () => {
    stopped = true;
    unsubscribe();
  };
}

async function concerns(
  classes: Deps["classes"],
  { userId, role }: Actor,
  signal: Signal,
): Promise<boolean> {
  if (signal.topic !== "escalations") return signal.userId === userId;
  if (signal.learnerId === userId) return true;
  return role !== "learner" && classes.teaches(userId, signal.learnerId);
}
