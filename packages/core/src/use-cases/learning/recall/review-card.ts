import { z } from "zod";
import { ratingSchema } from "../../../entities/learning/recall.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { cardInput, findCard } from "../../../learning/recall/find-card.ts";
import { recallOutlook, recallOutlookSchema } from "../../../learning/recall/recall-outlook.ts";
import { recapOwed } from "../../../learning/unit/refusals.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";

export const reviewCardInput = cardInput.extend({
  rating: ratingSchema,
  /** The card's version as it was shown: a rating that is sent twice counts once. */
  version: z.int().min(1),
});
export type ReviewCard = z.infer<typeof reviewCardInput>;

export const reviewedCardSchema = recallOutlookSchema.extend({ comesAgainAt: z.iso.datetime() });
export type ReviewedCard = z.infer<typeof reviewedCardSchema>;

export async function reviewCard(
  deps: Pick<Deps, "deck" | "lessons" | "units" | "scheduler" | "clock">,
  { cardId, rating, version }: ReviewCard,
  actor: Actor,
): Promise<ReviewedCard> {
  const { held } = await findCard(deps, cardId, actor);
  if (held.version !== version) throw staleVersion("unit", held.version);
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
