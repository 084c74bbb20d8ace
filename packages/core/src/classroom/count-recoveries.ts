import { z } from "zod";
import { DAY_MS } from "../entities/day-ms.ts";
import { type EpisodeOutcome, episodeOutcomes } from "../entities/recovery/episode.ts";
import { type RecoveryStage, recoveryStages } from "../entities/recovery/recovery.ts";
import type { EpisodeFact } from "../ports/recovery/episodes.ts";

const count = z.number().int().min(0);

const recoveryCountSchema = z.object({
  /** Episodes in which a recovery was begun. */
  triggers: count,
  /** How many of the triggers have ended, with whatever outcome: dismissed, abandoned and escalated ones count too. */
  ended: count,
  /** How many of the triggers a stage of the recovery resolved. Learners who recovered alone are not counted. */
  successes: count,
  /** The share of successes among the ended; null before any has ended. */
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
  /** Every time somebody was stuck, also where nobody took up the offer of help. */
  episodes: count,
  /** How many episodes ended with each outcome. Open episodes are not counted here. */
  outcomes: z.array(z.object({ outcome: z.enum(episodeOutcomes), episodes: count })),
  /** Successes by the stage that resolved them. */
  stages: z.array(z.object({ stage: z.enum(recoveryStages), successes: count })),
  iterations: z.object({ total: count, mean: z.number().nullable(), most: count }),
  overTime: z.array(recoveryPointSchema),
  byProblem: z.array(recoverySeriesSchema),
  byPattern: z.array(recoverySeriesSchema),
  byProvider: z.array(recoverySeriesSchema),
});
export type RecoveryMetrics = z.infer<typeof recoveryMetricsSchema>;

type Period = { from: Date; days: number; daysEach: number };
type PatternsOf = (problemSlug: string) => readonly string[];

/** The four recovery metrics, counted on episodes: over time and by problem, pattern and provider. */
export function countRecoveries(
  all: readonly EpisodeFact[],
  period: Period,
  patternsOf: PatternsOf,
): RecoveryMetrics {
  const facts = all.filter(({ recovery }) => recovery !== null);
  const iterations = facts.map(({ recovery }) => recovery?.iterations ?? 0);
  const total = iterations.reduce((sum, each) => sum + each, 0);
  const endedAs = (outcome: EpisodeOutcome) => all.filter((fact) => fact.outcome === outcome);
  return {
    ...counted(facts),
    from: period.from.toISOString(),
    episodes: all.length,
    outcomes: episodeOutcomes.map((outcome) => ({ outcome, episodes: endedAs(outcome).length })),
    stages: recoveryStages.map((stage) => ({
      stage,
      successes: facts.filter((fact) => resolvingStage(fact) === stage).length,
    })),
    iterations: {
      total,
      mean: facts.length > 0 ? total / facts.length : null,
      most: Math.max(0, ...iterations),
    },
    overTime: overTime(facts, period),
    byProblem: by(facts, period, ({ problemSlug }) => [problemSlug]),
    byPattern: by(facts, period, ({ problemSlug }) => patternsOf(problemSlug)),
    byProvider: by(facts, period, (fact) => [providerOf(fact)]),
  };
}

function counted(facts: readonly EpisodeFact[]): RecoveryCount {
  const ended = facts.filter(({ outcome }) => outcome !== null).length;
  const successes = facts.filter((fact) => resolvingStage(fact) !== null).length;
  return { triggers: facts.length, ended, successes, rate: ended > 0 ? successes / ended : null };
}

function overTime(
  facts: readonly EpisodeFact[],
  { from, days, daysEach }: Period,
): RecoveryPoint[] {
  const eachMs = daysEach * DAY_MS;
  const within = Array.from({ length: Math.ceil(days / daysEach) }, (): EpisodeFact[] => []);
  for (const fact of facts) {
    within[Math.floor((Date.parse(fact.detectedAt) - from.getTime()) / eachMs)]?.push(fact);
  }
  return within.map((own, index) => ({
    from: new Date(from.getTime() + index * eachMs).toISOString(),
    ...counted(own),
  }));
}

/** The most often triggered first. */
function by(
  facts: readonly EpisodeFact[],
  period: Period,
  namesOf: (fact: EpisodeFact) => readonly string[],
): RecoverySeries[] {
  const groups = new Map<string, EpisodeFact[]>();
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

/** The recovery stage that resolved the episode; null when something else did, or nothing. */
function resolvingStage({ outcome, resolvedBy }: EpisodeFact): RecoveryStage | null {
  if (outcome !== "recovered-with-help") return null;
  return recoveryStages.find((stage) => stage === resolvedBy?.help) ?? null;
}

/** Who wrote what resolved the episode or, if nothing did, what was shown last. */
function providerOf(fact: EpisodeFact): string {
  const resolved = resolvingStage(fact) !== null;
  const stage = resolved ? resolvingStage(fact) : fact.recovery?.stage;
  if (stage === "human") return "instructor";
  if (stage === "guidance") return "guidance";
  return (resolved ? fact.resolvedBy?.provider : fact.recovery?.provider) ?? "none";
}
