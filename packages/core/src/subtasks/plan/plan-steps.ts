import type { Granularity, RequestShape } from "../../entities/subtasks/sub-task-plan.ts";
import { groupCount } from "./granularity.ts";
import { mappings } from "./map-items.ts";
import type { PlanFacts, PlanStep } from "./plan-step.ts";

/** Fewer steps than this need no plan. */
export const LEAST_STEPS = 3;

type AuthoredShape = Exclude<RequestShape, "other">;

/** How many things the request is about; each could be a step of its own. */
export function itemCount(shape: AuthoredShape, facts: PlanFacts): number {
  if (shape === "versions") return facts.versions < 2 ? 0 : versionSteps(facts).length;
  return mappings[shape](facts).count;
}

/** The steps of a request that is known: a map over its items, then one that sums up. */
export function planSteps(
  shape: AuthoredShape,
  facts: PlanFacts,
  granularity: Granularity,
): PlanStep[] {
  if (shape === "versions") return versionSteps(facts);
  const mapping = mappings[shape](facts);
  const groups = split(mapping.count, groupCount(mapping.count, granularity));
  const mapped = groups.map((places) => ({ ...mapping.stepFor(places), dependsOn: [] }));
  return [...mapped, collecting(mapping.collect, mapped.length, mapping.isReview)];
}

function collecting(instruction: string, mapped: number, isReview = false): PlanStep {
  return {
    instruction,
    contextFiles: [],
    constraints: [],
    work: { kind: "collect" },
    difficulty: isReview ? "review" : "simple",
    dependsOn: Array.from({ length: mapped }, (_, place) => place),
  };
}

function versionSteps({ solution }: PlanFacts): PlanStep[] {
  const base = { contextFiles: [solution], constraints: [], difficulty: "simple", dependsOn: [] };
  return [
    {
      ...base,
      instruction: "Compare the texts of the two versions.",
      work: { kind: "compare-texts" },
      difficulty: "simple",
    },
    {
      ...base,
      instruction: "Run the tests with the earlier version.",
      work: { kind: "run-version", version: 1 },
      difficulty: "simple",
    },
    {
      ...base,
      instruction: "Run the tests with the present version.",
      work: { kind: "run-version", version: 0 },
      difficulty: "simple",
    },
    collecting("Say what the change did.", 3),
  ];
}

/** Places 0 to count - 1 in groups of nearly the same size, in order. */
function split(count: number, groups: number): number[][] {
  return Array.from({ length: groups }, (_, group) => {
    const [from, to] = [group, group + 1].map((at) => Math.round((at * count) / groups));
    return Array.from({ length: (to ?? 0) - (from ?? 0) }, (_place, at) => (from ?? 0) + at);
  });
}
