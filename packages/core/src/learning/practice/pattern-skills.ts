import {
  type PatternLink,
  type PatternSummary,
  patternLink,
} from "../../entities/catalog/pattern.ts";
import type { ProblemSummary } from "../../entities/catalog/problem.ts";
import type { AttemptRecord } from "../../ports/attempt.ts";

/** The most help that an attempt took; for a problem the attempt with the least help counts. */
export const helpsNeeded = ["none", "hints", "rescue"] as const;
export type HelpNeeded = (typeof helpsNeeded)[number];

/** How many problems of a pattern somebody has done, by the help they needed. */
export type PatternSkill = PatternLink & { problems: number; done: Record<HelpNeeded, number> };

/** Every pattern of which somebody has finished a problem, sorted by name. */
export function patternSkills(
  problems: readonly ProblemSummary[],
  patterns: readonly PatternSummary[],
  records: readonly AttemptRecord[],
): PatternSkill[] {
  const needed = new Map(problems.map(({ slug }) => [slug, leastHelp(slug, records)]));
  const used = [...new Set(problems.flatMap((problem) => problem.patterns))];
  return used
    .map((id) => {
      const own = problems.filter((problem) => problem.patterns.includes(id));
      const count = (help: HelpNeeded) =>
        own.filter(({ slug }) => needed.get(slug) === help).length;
      return {
        ...patternLink(id, patterns),
        problems: own.length,
        done: { none: count("none"), hints: count("hints"), rescue: count("rescue") },
      };
    })
    .filter(({ done }) => helpsNeeded.some((help) => done[help] > 0))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function leastHelp(slug: string, records: readonly AttemptRecord[]): HelpNeeded | null {
  const finished = records.filter((each) => each.problemSlug === slug && each.finishedAt !== null);
  const helps = finished.map(helpIn);
  return helpsNeeded.find((help) => helps.includes(help)) ?? null;
}

function helpIn({ tookRescue, wasNudged, hintsUsedCount }: AttemptRecord): HelpNeeded {
  if (tookRescue) return "rescue";
  return wasNudged || hintsUsedCount > 0 ? "hints" : "none";
}
