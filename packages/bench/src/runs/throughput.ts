import { availableParallelism } from "node:os";
import { createServerRunner, type Engine } from "@foothold/runner/server";
import { untilCopied, untilWarm } from "./warm-submissions.ts";
import { submission } from "./workloads.ts";

export type Throughput = {
  engine: Engine;
  waiting: number;
  perSecond: number;
  /** The largest difference between a submission's place at the start and at the end. */
  largestOvertake: number;
  serverGrowthMb: number;
};

/** So many that the sandboxes warm at the start do not matter: all others are started meanwhile. */
export const SUBMISSIONS = 300;

/** Bare processes of the interpreter, as many at once as there are cores. */
export async function measureBareThroughput(runOnce: () => Promise<number>): Promise<number> {
  let sent = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (sent++ < SUBMISSIONS) await runOnce();
    }),
  );
  return SUBMISSIONS / ((performance.now() - started) / 1_000);
}

/** A crowd that always has `waiting` unanswered submissions: whoever is answered sends the next. */
export async function measureThroughput(engine: Engine, waiting: number): Promise<Throughput> {
  const runner = await createServerRunner();
  try {
    await untilWarm(runner, engine, availableParallelism());
    await untilCopied(runner, engine);
    const before = process.memoryUsage().rss;
    const finished: number[] = [];
    let sent = 0;
    const started = performance.now();
    await Promise.all(
      Array.from({ length: waiting }, async (_, learner) => {
        while (sent < SUBMISSIONS) {
          const place = sent++;
          const outcome = await runner.run(submission(engine, `learner ${learner}`));
          if (outcome.status !== "passed")
            throw new Error(`A submission ended as ${outcome.status}.`);
          finished.push(place);
        }
      }),
    );
    const seconds = (performance.now() - started) / 1_000;
    const overtakes = finished.map((place, position) => Math.abs(place - position));
    return {
      engine,
      waiting,
      perSecond: SUBMISSIONS / seconds,
      largestOvertake: Math.max(...overtakes),
      serverGrowthMb: (process.memoryUsage().rss - before) / 1024 / 1024,
    };
  } finally {
    await runner.close();
  }
}
