import type { Problem } from "../../entities/catalog/problem.ts";
import type { AttemptDeps } from "../../ports/attempt.ts";
import { aProblem } from "../builders/problem-builder.ts";
import type { ManualClock } from "../clock.ts";
import { type FakeCoach, fakeCoach } from "../fakes/fake-coach.ts";
import { type FakeRunner, fakeRunner } from "../fakes/fake-runner.ts";
import { type AttemptStore, attemptStore } from "./attempt/attempt-store.ts";
import { memoryAttempts } from "./attempt/attempts.ts";
import { memoryChangeSets } from "./attempt/change-sets.ts";
import { memoryDrafts } from "./attempt/drafts.ts";
import { memoryIdempotency } from "./attempt/idempotency.ts";
import { memoryProblems } from "./catalog/problems.ts";
import { type MemoryDeps, memoryDeps } from "./deps.ts";

export type MemoryAttemptDeps = MemoryDeps<ManualClock> &
  AttemptDeps & {
    clock: ManualClock;
    coach: FakeCoach;
    runner: FakeRunner;
    attemptStore: AttemptStore;
  };

/** Everything that attempts need, with no database, coach or sandbox behind it. */
export function memoryAttemptDeps(problems: readonly Problem[] = [aProblem()]): MemoryAttemptDeps {
  const store = attemptStore();
  let ids = 0;
  return {
    ...memoryDeps(),
    attemptStore: store,
    attempts: memoryAttempts(store),
    changeSets: memoryChangeSets(store),
    drafts: memoryDrafts(),
    idempotency: memoryIdempotency(),
    problems: memoryProblems(problems),
    coach: fakeCoach(),
    runner: fakeRunner(),
    newId: () => `id-${++ids}`,
    pause: () => Promise.resolve(),
  };
}
