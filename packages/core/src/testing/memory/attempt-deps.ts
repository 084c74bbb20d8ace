import type { AttemptDeps } from "../../attempt-ports.ts";
import type { Problem } from "../../entities/problem.ts";
import type { ManualClock } from "../clock.ts";
import { type FakeCoach, fakeCoach } from "../fake-coach.ts";
import { type FakeRunner, fakeRunner } from "../fake-runner.ts";
import { aProblem } from "../problem-builder.ts";
import { type AttemptStore, attemptStore } from "./attempt-store.ts";
import { memoryAttempts } from "./attempts.ts";
import { memoryChangeSets } from "./change-sets.ts";
import { type MemoryDeps, memoryDeps } from "./deps.ts";
import { memoryDrafts } from "./drafts.ts";
import { memoryIdempotency } from "./idempotency.ts";
import { memoryProblems } from "./problems.ts";

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
