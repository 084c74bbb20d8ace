import type { DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { invalidField } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { buildInvariant, type InvariantInput } from "./invariant.ts";

type Sent = InvariantInput & {
  patternId: string;
  confidence: number;
  complexity?: string | undefined;
};

/** Refuses an unknown pattern or template, naming the field. */
export async function readChoice(
  { patterns }: Pick<Deps, "patterns">,
  problem: Problem,
  input: Sent,
): Promise<DetailsOf<"pattern-chosen">> {
  const { patternId, confidence, complexity = null } = input;
  const isOffered = problem.patternFits.some((fit) => fit.patternId === patternId);
  if (!isOffered && !(await patterns.find(patternId))) {
    throw invalidField("patternId", "There is no such pattern.");
  }
  const built = buildInvariant(problem, input);
  if (!built.ok) throw invalidField(built.field, built.message);
  return { patternId, confidence, invariant: built.invariant, complexity };
}
