import type { Guidance } from "../../entities/recovery/guidance.ts";
import { wordOverlap } from "../scoring/score-guidance.ts";
import { similarity } from "./similarity.ts";

export const MERGE_SITUATIONS = 0.8;
export const MERGE_WORDS = 0.6;

export type MergedGuidance =
  | { kind: "new"; guidance: Guidance }
  | { kind: "variant"; guidance: Guidance };

/** Guidance that repeats known guidance of the same class for the same situation becomes a variant of it. */
export function mergeGuidance(given: Guidance, known: readonly Guidance[]): MergedGuidance {
  const twin = known.find(
    (each) =>
      each.status !== "retired" &&
      each.scope === "class" &&
      each.classId === given.classId &&
      similarity(each.situation, given.situation) >= MERGE_SITUATIONS &&
      [each, ...each.variants].some(({ words }) => wordOverlap(words, given.words) >= MERGE_WORDS),
  );
  if (!twin) return { kind: "new", guidance: given };
  const { words, steps, authorId, createdAt: at } = given;
  const repeated = [twin, ...twin.variants].some((each) => each.words === words);
  const variants = repeated ? twin.variants : [...twin.variants, { words, steps, authorId, at }];
  const stepsKept = twin.steps.length > 0 ? twin.steps : steps;
  return { kind: "variant", guidance: { ...twin, variants, steps: stepsKept, updatedAt: at } };
}
