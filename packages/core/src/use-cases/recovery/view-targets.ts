import { z } from "zod";
import { countRecoveries } from "../../classroom/count-recoveries.ts";
import { DAY_MS } from "../../entities/day-ms.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import {
  isReached,
  type Measured,
  reusedWithinAWeek,
  secondsToAnswer,
  stuckRateChange,
  type TargetName,
  targetGoals,
  targetNames,
  usableMemory,
} from "../../recovery/targets/judge-targets.ts";

/** A target is measured over this many days; its trend compares them with as many days before. */
export const TARGET_DAYS = 28;
const EVER = new Date(0);

const measuredSchema = z.object({ value: z.number().nullable(), of: z.number().int().min(0) });

const targetSchema = z.object({
  name: z.enum(targetNames),
  goal: z.number(),
  now: measuredSchema,
  before: measuredSchema,
  reached: z.boolean().nullable(),
  /** Null if one of the two values is not known. */
  trend: z.enum(["better", "worse", "same"]).nullable(),
});
export type Target = z.infer<typeof targetSchema>;

const targetsSchema = z.object({ days: z.number().int(), targets: z.array(targetSchema) });
export type Targets = z.infer<typeof targetsSchema>;

/** The targets with today's values: of the instructor's own learners; for an admin, of everyone. */
export async function viewTargets(
  deps: Pick<Deps, "episodes" | "targetFacts" | "clock">,
  { userId, role }: Pick<Actor, "userId" | "role">,
): Promise<Targets> {
  const instructorId = role === "admin" ? undefined : userId;
  const until = deps.clock.now();
  const earlier = new Date(until.getTime() - TARGET_DAYS * DAY_MS);
  const [now, before] = await Promise.all([
    measure(deps, until, instructorId),
    measure(deps, earlier, instructorId),
  ]);
  const targets = targetNames.map((name) => judged(name, now[name], before[name]));
  return { days: TARGET_DAYS, targets };
}

async function measure(
  { episodes, targetFacts }: Pick<Deps, "episodes" | "targetFacts">,
  until: Date,
  instructorId: string | undefined,
): Promise<Record<TargetName, Measured>> {
  const from = new Date(until.getTime() - TARGET_DAYS * DAY_MS);
  const [all, stuckRates, facts] = await Promise.all([
    targetFacts.answers({ from: EVER, until }, instructorId),
    targetFacts.stuckRates(until, instructorId),
    episodes.since(from, instructorId),
  ]);
  const answers = all.filter(({ at }) => new Date(at) >= from);
  const within = facts.filter(({ detectedAt }) => new Date(detectedAt) < until);
  const period = { from, days: TARGET_DAYS, daysEach: TARGET_DAYS };
  const { rate, ended } = countRecoveries(within, period, () => []);
  return {
    "usable-memory": usableMemory(answers),
    "reused-within-a-week": reusedWithinAWeek(answers, until),
    "stuck-rate-after-guidance": stuckRateChange(stuckRates, all.length),
    "recovery-success": { value: rate, of: ended },
    "seconds-to-answer": secondsToAnswer(answers),
  };
}

function judged(name: TargetName, now: Measured, before: Measured): Target {
  const { goal, better } = targetGoals[name];
  const reached = now.value === null ? null : isReached(name, now.value);
  return { name, goal, now, before, reached, trend: trendOf(now, before, better) };
}

function trendOf(now: Measured, before: Measured, better: "higher" | "lower"): Target["trend"] {
  if (now.value === null || before.value === null) return null;
  if (now.value === before.value) return "same";
  return now.value > before.value === (better === "higher") ? "better" : "worse";
}
