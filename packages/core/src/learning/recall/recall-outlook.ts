import type { DeckCard } from "../../entities/learning/recall.ts";

export type RecallOutlook = {
  due: number;
  total: number;
  /** When the next card becomes due. */
  nextDueAt: string | null;
};

/** `cards` are sorted by when they are due. */
export function recallOutlook(cards: readonly DeckCard[], now: Date): RecallOutlook {
  const later = cards.filter((card) => !isDue(card, now));
  return {
    due: cards.length - later.length,
    total: cards.length,
    nextDueAt: later[0]?.schedule.dueAt ?? null,
  };
}

export function isDue({ schedule }: DeckCard, now: Date): boolean {
  return Date.parse(schedule.dueAt) <= now.getTime();
}
