import { z } from "zod";
import type { Actor } from "../../entities/person.ts";
import { ratingSchema } from "../../entities/recall.ts";
import type { LearningDeps } from "../../learning-ports.ts";
import { type RecallOutlook, recallOutlook } from "../../recall/recall-outlook.ts";
import { recapOwed, staleUnit } from "../../unit/refusals.ts";
import { cardInput, findCard } from "./find-card.ts";

export const reviewCardInput = cardInput.extend({
  rating: ratingSchema,
  /** The card's version as it was shown: a rating that is sent twice counts once. */
  version: z.int().min(1),
});
export type ReviewCard = z.infer<typeof reviewCardInput>;

export type ReviewedCard = RecallOutlook & { comesAgainAt: string };

export async function reviewCard(
  deps: Pick<LearningDeps, "deck" | "lessons" | "units" | "scheduler" | "clock">,
  { cardId, rating, version }: ReviewCard,
  actor: Actor,
): Promise<ReviewedCard> {
  const { held } = await findCard(deps, cardId, actor);
  if (held.version !== version) throw staleUnit(held.version);
  const { userId, requestId } = actor;
  const unit = await deps.units.find({ userId, unitType: "RecallCheck", unitId: cardId });
  if (unit?.recapRequired) throw recapOwed();
  const now = deps.clock.now();
  const schedule = deps.scheduler.outcomes(held.schedule, now)[rating];
  await deps.deck.review(
    { ...held, version: version + 1, schedule },
    { rating, reviewedAt: now.toISOString(), requestId, before: held.schedule },
  );
  const known = new Set((await deps.lessons.cards()).map(({ id }) => id));
  const deck = (await deps.deck.list(userId)).filter((card) => known.has(card.cardId));
  return { ...recallOutlook(deck, now), comesAgainAt: schedule.dueAt };
}
