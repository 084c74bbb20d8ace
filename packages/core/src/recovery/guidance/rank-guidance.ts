import type { Guidance, Situation } from "../../entities/recovery/guidance.ts";
import { type Confidence, confidenceOf } from "./confidence.ts";
import { SIMILAR_ENOUGH, similarity } from "./similarity.ts";

export type RankedGuidance = { guidance: Guidance; similarity: number; confidence: Confidence };

/** Guidance for similar situations, the best first, by similarity and by how often it helped. */
export function rankGuidance(
  situation: Situation,
  all: readonly Guidance[],
  threshold = SIMILAR_ENOUGH,
): RankedGuidance[] {
  return all
    .filter(({ status }) => status !== "retired")
    .map((guidance) => ({
      guidance,
      similarity: similarity(situation, guidance.situation),
      confidence: confidenceOf(guidance),
    }))
    .filter((ranked) => ranked.similarity >= threshold)
    .sort(
      (one, other) =>
        worthOf(other) - worthOf(one) || (one.guidance.id < other.guidance.id ? -1 : 1),
    );
}

function worthOf({ similarity: alike, confidence, guidance }: RankedGuidance): number {
  return alike * confidence.rate * (guidance.status === "verified" ? 1.1 : 1);
}
