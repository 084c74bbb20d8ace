import { type RecoveryStage, recoveryStages } from "../entities/recovery.ts";
import type { RecoveryFact } from "../review-ports.ts";

export type RecoveryCount = {
  triggers: number;
  /** Those that are over, whichever way. */
  ended: number;
  successes: number;
  /** Successes among the ended; null before any has ended. */
  rate: number | null;
};

export type RecoveryMetrics = RecoveryCount & {
  /** Which stage resolved it. */
  stages: { stage: RecoveryStage; successes: number }[];
  iterations: { mean: number | null; most: number };
  overTime: (RecoveryCount & { from: string })[];
  byProblem: (RecoveryCount & { name: string })[];
  byPattern: (RecoveryCount & { name: string })[];
  byProvider: (RecoveryCount & { name: string })[];
};

const DAY_MS = 86_400_000;
const ENDED: readonly string[] = ["recovered", "stopped", "exhausted"];

type Period = { from: Date; days: number; daysEach: number };

/** The seed's four, and how they go over time, by problem, pattern and provider. */
export function countRecoveries(facts: readonly RecoveryFact[], period: Period): RecoveryMetrics {
  const resolved = facts.filter(({ status }) => status === "recovered");
  const iterations = facts.map((fact) => fact.iterations);
  const total = iterations.reduce((sum, each) => sum + each, 0);
  return {
    ...counted(facts),
    stages: recoveryStages.map((stage) => ({
      stage,
      successes: resolved.filter((fact) => fact.stage === stage).length,
    })),
    iterations: {
      mean: facts.length > 0 ? total / facts.length : null,
      most: Math.max(0, ...iterations),
    },
    overTime: overTime(facts, period),
    byProblem: by(facts, ({ problemSlug }) => [problemSlug]),
    byPattern: by(facts, ({ patterns }) => patterns),
    byProvider: by(facts, (fact) => [providerOf(fact)]),
  };
}

function counted(facts: readonly RecoveryFact[]): RecoveryCount {
  const ended = facts.filter(({ status }) => ENDED.includes(status)).length;
  const successes = facts.filter(({ status }) => status === "recovered").length;
  return { triggers: facts.length, ended, successes, rate: ended > 0 ? successes / ended : null };
}

function overTime(facts: readonly RecoveryFact[], { from, days, daysEach }: Period) {
  return Array.from({ length: Math.ceil(days / daysEach) }, (_, index) => {
    const begin = from.getTime() + index * daysEach * DAY_MS;
    const within = facts.filter(({ createdAt }) => {
      const at = Date.parse(createdAt);
      return at >= begin && at < begin + daysEach * DAY_MS;
    });
    return { from: new Date(begin).toISOString(), ...counted(within) };
  });
}

/** The most often triggered first. */
function by(facts: readonly RecoveryFact[], names: (fact: RecoveryFact) => readonly string[]) {
  const all = [...new Set(facts.flatMap(names))];
  return all
    .map((name) => ({ name, ...counted(facts.filter((fact) => names(fact).includes(name))) }))
    .sort((one, other) => other.triggers - one.triggers || (one.name < other.name ? -1 : 1));
}

/** Who spoke last: a model, the built-in coach, what was remembered, or a human. */
function providerOf({ provider, stage }: RecoveryFact): string {
  if (stage === "human") return "instructor";
  if (stage === "guidance") return "guidance";
  return provider ?? "none";
}
