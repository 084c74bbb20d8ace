import { z } from "zod";
import { recoveryStages } from "../entities/recovery/recovery.ts";
import type { RecoveryFact } from "../ports/classroom.ts";

const count = z.number().int().min(0);

const recoveryCountSchema = z.object({
  triggers: count,
  /** Recoveries that have ended, with or without success. */
  ended: count,
  successes: count,
  /** The share of ended recoveries that succeeded; null before any has ended. */
  rate: z.number().nullable(),
});
export type RecoveryCount = z.infer<typeof recoveryCountSchema>;

/** One point of the chart; days without recoveries have a point too. */
const recoveryPointSchema = recoveryCountSchema.extend({ from: z.iso.datetime() });
export type RecoveryPoint = z.infer<typeof recoveryPointSchema>;

const recoverySeriesSchema = recoveryCountSchema.extend({
  name: z.string(),
  overTime: z.array(recoveryPointSchema),
});
export type RecoverySeries = z.infer<typeof recoverySeriesSchema>;

export const recoveryMetricsSchema = recoveryCountSchema.extend({
  /** When the period begins. */
  from: z.iso.datetime(),
  /** Successes by the stage that resolved them. */
  stages: z.array(z.object({ stage: z.enum(recoveryStages), successes: count })),
  iterations: z.object({ total: count, mean: z.number().nullable(), most: count }),
  overTime: z.array(recoveryPointSchema),
  byProblem: z.array(recoverySeriesSchema),
  byPattern: z.array(recoverySeriesSchema),
  byProvider: z.array(recoverySeriesSchema),
});
export type RecoveryMetrics = z.infer<typeof recoveryMetricsSchema>;

const DAY_MS = 86_400_000;
const ENDED: readonly string[] = ["recovered", "stopped", "exhausted"];

type Period = { from: Date; days: number; daysEach: number };

/** The four recovery metrics, over time and by problem, pattern and provider. */
export function countRecoveries(facts: readonly RecoveryFact[], period: Period): RecoveryMetrics {
  const resolved = facts.filter(({ status }) => status === "recovered");
  const iterations = facts.map((fact) => fact.iterations);
  const total = iterations.reduce((sum, each) => sum + each, 0);
  return {
    ...counted(facts),
    from: period.from.toISOString(),
    stages: recoveryStages.map((stage) => ({
      stage,
      successes: resolved.filter((fact) => fact.stage === stage).length,
    })),
    iterations: {
      total,
      mean: facts.length > 0 ? total / facts.length : null,
      most: Math.max(0, ...iterations),
    },
    overTime: overTime(facts, period),
    byProblem: by(facts, period, ({ problemSlug }) => [problemSlug]),
    byPattern: by(facts, period, ({ patterns }) => patterns),
    byProvider: by(facts, period, (fact) => [providerOf(fact)]),
  };
}

function counted(facts: readonly RecoveryFact[]): RecoveryCount {
  const ended = facts.filter(({ status }) => ENDED.includes(status)).length;
  const successes = facts.filter(({ status }) => status === "recovered").length;
  return { triggers: facts.length, ended, successes, rate: ended > 0 ? successes / ended : null };
}

function overTime(
  facts: readonly RecoveryFact[],
  { from, days, daysEach }: Period,
): RecoveryPoint[] {
  const eachMs = daysEach * DAY_MS;
  const within = Array.from({ length: Math.ceil(days / daysEach) }, (): RecoveryFact[] => []);
  for (const fact of facts) {
    within[Math.floor((Date.parse(fact.createdAt) - from.getTime()) / eachMs)]?.push(fact);
  }
  return within.map((own, index) => ({
    from: new Date(from.getTime() + index * eachMs).toISOString(),
    ...counted(own),
  }));
}

/** The most often triggered first. */
function by(
  facts: readonly RecoveryFact[],
  period: Period,
  namesOf: (fact: RecoveryFact) => readonly string[],
): RecoverySeries[] {
  const groups = new Map<string, RecoveryFact[]>();
  for (const fact of facts) {
    for (const name of new Set(namesOf(fact))) {
      const group = groups.get(name);
      if (group) group.push(fact);
      else groups.set(name, [fact]);
    }
  }
  return [...groups]
    .map(([name, own]) => ({ name, ...counted(own), overTime: overTime(own, period) }))
    .sort((one, other) => other.triggers - one.triggers || (one.name < other.name ? -1 : 1));
}

/** Whose words were shown last: a model's, the built-in coach's, stored guidance or a human's. */
function providerOf({ provider, stage }: RecoveryFact): string {
  if (stage === "human") return "instructor";
  if (stage === "guidance") return "guidance";
  return provider ?? "none";
}
