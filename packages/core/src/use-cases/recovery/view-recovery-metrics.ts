import { z } from "zod";
import { countRecoveries, type RecoveryMetrics } from "../../classroom/count-recoveries.ts";
import { DAY_MS } from "../../entities/day-ms.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

/** Days back, and how many days one point of the chart covers. */
export const metricPeriods = { 7: 1, 30: 1, 90: 7, 365: 30 } as const;
const days = Object.keys(metricPeriods).map(Number) as (keyof typeof metricPeriods)[];

export const viewRecoveryMetricsInput = z.object({
  days: z.coerce.number().pipe(z.literal(days)).default(30),
});
export type ViewRecoveryMetrics = z.infer<typeof viewRecoveryMetricsInput>;

/** Of the instructor's own learners; for an admin, of everyone. */
export async function viewRecoveryMetrics(
  { episodes, problems, clock }: Pick<Deps, "episodes" | "problems" | "clock">,
  query: ViewRecoveryMetrics,
  { userId, role }: Pick<Actor, "userId" | "role">,
): Promise<RecoveryMetrics> {
  const daysEach = metricPeriods[query.days];
  const points = Math.ceil(query.days / daysEach);
  const endOfToday = Math.floor(clock.now().getTime() / DAY_MS + 1) * DAY_MS;
  const from = new Date(endOfToday - points * daysEach * DAY_MS);
  const [facts, known] = await Promise.all([
    episodes.since(from, role === "admin" ? undefined : userId),
    problems.list(),
  ]);
  const patterns = new Map(known.map((problem) => [problem.slug, problem.patterns]));
  return countRecoveries(
    facts,
    { from, days: points * daysEach, daysEach },
    (slug) => patterns.get(slug) ?? [],
  );
}
