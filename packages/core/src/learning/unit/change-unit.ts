import type { NewUnitEvent, Unit, UnitEvent, UnitKey } from "../../entities/learning/unit.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { retryLostRace } from "../../ports/lost-race.ts";
import { applyUnitEvent } from "./apply-unit-event.ts";
import { newUnit } from "./new-unit.ts";

type Which = Pick<UnitKey, "unitType" | "unitId">;
type Decide = (present: Unit) => readonly NewUnitEvent[];

/**
 * Saves the unit with the events that `decide` chooses, and returns it. When another write came in between, `decide` is
 * called again with the unit as stored; it throws when the events no longer apply.
 */
export async function changeUnit(
  { units, clock }: Pick<Deps, "units" | "clock">,
  which: Which,
  decide: Decide,
  actor: Actor,
): Promise<Unit> {
  const key = { userId: actor.userId, ...which };
  return retryLostRace(
    async () => {
      const present = (await units.find(key)) ?? newUnit(key);
      const about = { ...key, requestId: actor.requestId, at: clock.now().toISOString() };
      const events = decide(present).map(
        (newEvent, index): UnitEvent => ({
          ...about,
          ...newEvent,
          version: present.version + index + 1,
        }),
      );
      return { events, after: events.reduce(applyUnitEvent, present) };
    },
    async ({ events, after }) => {
      if (events.length > 0) await units.save(after, events);
      return after;
    },
  );
}
