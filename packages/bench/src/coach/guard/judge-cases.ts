import type { AnyAttempt } from "@foothold/core/attempt";
import { createGuard, type GuardVerdict } from "@foothold/core/coach";
import type { Runner } from "@foothold/core/runs";
import { anAttempt } from "@foothold/core/testing";
import type { GuardCase } from "./guard-case.ts";
import type { Corpus } from "./read-corpus.ts";

export type Judged = GuardCase & { verdict: GuardVerdict; timeMs: number; runs: number };

/** Judges every reply with a new guard, so that no run is cached from another. */
export async function judgeCases({ cases, problems }: Corpus, runner: Runner): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of cases) {
    const problem = problems.get(one.problem);
    if (!problem) throw new Error(`No problem ${one.problem}.`);
    let runs = 0;
    const guard = createGuard({
      runner: {
        run: (request) => {
          runs += 1;
          return runner.run(request);
        },
      },
    });
    const attempt = attemptOf(one);
    const started = performance.now();
    const verdict = await guard.check(one.text, { problem, attempt }, one.policy);
    judged.push({ ...one, verdict, timeMs: performance.now() - started, runs });
  }
  return judged;
}

export function attemptOf({
  problem,
  learner,
}: Pick<GuardCase, "problem" | "learner">): AnyAttempt {
  const v2Step = "IMPLEMENT";
  return anAttempt({
    problemSlug: problem,
    v2Step,
    language: learner.language,
    code: learner.code,
  });
}
