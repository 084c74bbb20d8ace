import { z } from "zod";
import type { DeckCard } from "../../entities/learning/recall.ts";

export const recallOutlookSchema = z.object({
  due: z.number().int(),
  total: z.number().int(),
  /** When the next card becomes due. */
  nextDueAt: z.iso.datetime().nullable(),
});
export type RecallOutlook = z.infer<typeof recallOutlookSchema>;

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
