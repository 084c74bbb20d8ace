import {
  type DeckCard,
  type Rating,
  type RecallCard,
  ratings,
} from "../../../entities/learning/recall.ts";
import type { Unit } from "../../../entities/learning/unit.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { dealCards } from "../../../learning/recall/deal-cards.ts";
import {
  isDue,
  type RecallOutlook,
  recallOutlook,
} from "../../../learning/recall/recall-outlook.ts";
import { MAX_REMARKS, type UnitRemark, unitRemarks } from "../../../learning/unit/unit-remarks.ts";
import type { Deps } from "../../../ports/deps.ts";

/** The most cards shown at once; reloading the page shows more. */
export const MAX_SITTING = 20;

export type DueCard = Pick<RecallCard, "id" | "patternId" | "question" | "answer"> & {
  version: number;
  patternName: string;
  isNew: boolean;
  /** When the card would come again, by rating. */
  comesAgainAt: Record<Rating, string>;
  recapRequired: boolean;
  recapText: string | null;
  exchanges: UnitRemark[];
};

export type RecallView = RecallOutlook & { cards: DueCard[] };

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
