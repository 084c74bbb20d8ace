import { pgBossJobs } from "@foothold/adapter-jobs";
import type { Bench } from "../bench.ts";
import { type Planned, setUpPlans } from "./set-up-plans.ts";

const TESTS = 30;
/** How long the stand-in takes for each reply. */
const REPLY_MS = 300;
const PARALLELISMS = [2, 4];
/** The share of the ideal speed-up that must be reached. */
const LEAST_SHARE = 0.8;
const WITHIN_MS = 120_000;

/**
 * "Explain every failing test" over 30 tests: through the stored plan, the queue and a stand-in for a model, at once
 * and one after the other.
 */
export const subtasks: Bench = {
  what: `seconds for ${TESTS} failing tests explained by a model that takes ${REPLY_MS} ms, at once against one after the other; at least ${LEAST_SHARE} × the parallelism`,
  async run() {
    const plans = await setUpPlans({ tests: TESTS, replyMs: REPLY_MS });
    try {
      const alone = await measure(plans, "sequential", 1);
      const rows = [];
      for (const parallelism of PARALLELISMS) {
        const together = await measure(plans, "parallel", parallelism);
        const won = alone / together;
        rows.push({
          parallelism,
          "one after the other s": seconds(alone),
          "at once s": seconds(together),
          "times as fast": Math.round(won * 100) / 100,
          wanted: LEAST_SHARE * parallelism,
          reached: won >= LEAST_SHARE * parallelism ? "yes" : "no",
        });
      }
      return rows;
    } finally {
      await plans.close();
    }
  },
};

const seconds = (ms: number) => Math.round(ms / 100) / 10;

/** From the start of a plan until its result is a message of the conversation. */
async function measure(
  { url, begin }: Planned,
  strategy: "parallel" | "sequential",
  parallelism: number,
): Promise<number> {
  const limits = { subTasksAtOnce: parallelism };
  const jobs = pgBossJobs({ url, onError: (error) => console.error(error), limits });
  const plan = await begin(jobs, parallelism);
  await jobs.start(plan.handlers, async () => {});
  try {
    const begun = performance.now();
    await plan.start(strategy);
    await plan.done(WITHIN_MS);
    return performance.now() - begun;
  } finally {
    await jobs.close();
  }
}
