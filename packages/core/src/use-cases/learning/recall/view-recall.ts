import { z } from "zod";
import {
  type DeckCard,
  type Rating,
  ratingSchema,
  ratings,
} from "../../../entities/learning/recall.ts";
import type { Unit } from "../../../entities/learning/unit.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { dealCards } from "../../../learning/recall/deal-cards.ts";
import {
  isDue,
  recallOutlook,
  recallOutlookSchema,
} from "../../../learning/recall/recall-outlook.ts";
import {
  MAX_REMARKS,
  type UnitRemark,
  unitHelpSchema,
  unitRemarks,
} from "../../../learning/unit/unit-remarks.ts";
import type { Deps } from "../../../ports/deps.ts";

/** The most cards shown at once; reloading the page shows more. */
export const MAX_SITTING = 20;

export const dueCardSchema = z.object({
  id: z.string(),
  patternId: z.string(),
  patternName: z.string(),
  question: z.string(),
  answer: z.string(),
  version: z.number().int(),
  isNew: z.boolean(),
  /** When the card would come again, by rating. */
  comesAgainAt: z.record(ratingSchema, z.iso.datetime()),
  ...unitHelpSchema.shape,
});
export type DueCard = z.infer<typeof dueCardSchema>;

export const recallViewSchema = recallOutlookSchema.extend({ cards: z.array(dueCardSchema) });
export type RecallView = z.infer<typeof recallViewSchema>;

export async function viewRecall(
  deps: Pick<
    Deps,
    "attempts" | "problems" | "clock" | "patterns" | "lessons" | "units" | "deck" | "scheduler"
  >,
  _input: unknown,
  actor: Actor,
): Promise<RecallView> {
  const [{ deck, cards }, patterns] = await Promise.all([
    dealCards(deps, actor),
    deps.patterns.list(),
  ]);
  const now = deps.clock.now();
  const due = deck.filter((card) => isDue(card, now)).slice(0, MAX_SITTING);
  const worked = await deps.units.list(actor.userId, "RecallCheck");
  const shown = await Promise.all(
    due.map(async (held): Promise<DueCard[]> => {
      const card = cards.get(held.cardId);
      if (!card) return [];
      const { id, patternId, question, answer } = card;
      const unit = worked.find(({ unitId }) => unitId === id);
      return [
        {
          id,
          patternId,
          question,
          answer,
          version: held.version,
          patternName: patterns.find((pattern) => pattern.id === patternId)?.name ?? patternId,
          isNew: held.schedule.state === "new",
          comesAgainAt: comingTimes(deps, held, now),
          recapRequired: unit?.recapRequired ?? false,
          recapText: unit?.recapText ?? null,
          exchanges: unit ? await remarksOf(deps, unit, held) : [],
        },
      ];
    }),
  );
  return { ...recallOutlook(deck, now), cards: shown.flat() };
}

function comingTimes(
  { scheduler }: Pick<Deps, "scheduler">,
  { schedule }: DeckCard,
  now: Date,
): Record<Rating, string> {
  const outcomes = scheduler.outcomes(schedule, now);
  return Object.fromEntries(ratings.map((rating) => [rating, outcomes[rating].dueAt])) as Record<
    Rating,
    string
  >;
}

/** What was said about the card since it was last rated. */
async function remarksOf(
  { units }: Pick<Deps, "units">,
  unit: Unit,
  { schedule }: DeckCard,
): Promise<UnitRemark[]> {
  return unitRemarks(await units.events(unit, MAX_REMARKS), schedule.lastReviewAt);
}
