import type { AnyAttempt, V2Step } from "../entities/attempt-v2.ts";
import { aLearner } from "./builders/attempt-builders.ts";
import { type MemoryDeps, memoryDeps } from "./memory/deps.ts";
import { reachStep } from "./reach-step.ts";

export type AtStep<D extends MemoryDeps = MemoryDeps> = {
  deps: D;
  attemptId: string;
  actor: ReturnType<typeof aLearner>;
  /** The attempt as it is stored now. */
  stored(): Promise<AnyAttempt>;
  eventTypes(): Promise<string[]>;
};

/** Fresh fakes with one attempt at `step`. */
export async function atStep(
  step: V2Step,
  { mode = "BEGINNER", deps = memoryDeps() }: Partial<AtStepOptions> = {},
): Promise<AtStep> {
  const actor = aLearner();
  return around(deps, await reachStep(deps, step, { mode, actor }));
}

type AtStepOptions = { mode: "BEGINNER" | "EXPERT"; deps: MemoryDeps };

export function around<D extends MemoryDeps>(deps: D, attemptId: string): AtStep<D> {
  return {
    deps,
    attemptId,
    actor: aLearner(),
    async stored() {
      const attempt = await deps.attempts.find(attemptId);
      if (!attempt) throw new Error("the attempt is stored");
      return attempt;
    },
    async eventTypes() {
      const { items } = await deps.attempts.events(attemptId, { limit: 10_000 });
      return items.map(({ type }) => type);
    },
  };
}
