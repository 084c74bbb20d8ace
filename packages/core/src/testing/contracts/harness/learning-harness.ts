import { onTestFinished } from "vitest";
import type { DeckCard } from "../../../entities/learning/recall.ts";
import type { NewUnitEvent, Unit, UnitEvent, UnitKey } from "../../../entities/learning/unit.ts";
import { applyUnitEvent } from "../../../learning/unit/apply-unit-event.ts";
import { newUnit } from "../../../learning/unit/new-unit.ts";
import type { Deps } from "../../../ports/deps.ts";
import { minuteOf } from "./attempt-harness.ts";

/** Empty stores that share one database. */
export type LearningStores = Pick<Deps, "units" | "deck"> & {
  addPerson(): Promise<{ id: string }>;
  close(): Promise<void>;
};
export type OpenLearningStores = () => Promise<LearningStores>;

export async function openedLearningStores(open: OpenLearningStores): Promise<LearningStores> {
  const stores = await open();
  onTestFinished(() => stores.close());
  return stores;
}

export function aLessonKey(userId: string, unitId = "stack-bite"): UnitKey {
  return { userId, unitType: "ConceptBite", unitId };
}

export const answered: NewUnitEvent = {
  type: "check-answered",
  details: { check: 0, choice: 1, right: true },
};

/** The unit and its events after some happenings, one minute apart. */
export function afterHappenings(
  unit: Unit,
  happenings: readonly NewUnitEvent[],
): { unit: Unit; events: UnitEvent[] } {
  const { userId, unitType, unitId } = unit;
  const events = happenings.map(
    (happening, index): UnitEvent => ({
      userId,
      unitType,
      unitId,
      ...happening,
      version: unit.version + index + 1,
      requestId: "request-1",
      at: minuteOf(unit.version + index).toISOString(),
    }),
  );
  return { unit: events.reduce(applyUnitEvent, unit), events };
}

export async function aStoredUnit(
  { units }: LearningStores,
  key: UnitKey,
  happenings: readonly NewUnitEvent[] = [answered],
): Promise<Unit> {
  const { unit, events } = afterHappenings(newUnit(key), happenings);
  await units.save(unit, events);
  return unit;
}

export function aDeckCard(userId: string, given: Partial<DeckCard> & { dueMinute?: number } = {}) {
  const { dueMinute = 0, ...card } = given;
  return {
    userId,
    cardId: "stack-order",
    version: 1,
    enteredAt: minuteOf(0).toISOString(),
    schedule: {
      dueAt: minuteOf(dueMinute).toISOString(),
      lastReviewAt: null,
      state: "new",
      stability: 0,
      difficulty: 0,
      scheduledDays: 0,
      learningStep: 0,
      reviews: 0,
      lapses: 0,
    },
    ...card,
  } satisfies DeckCard;
}
