import type { NewUnitEvent, Unit, UnitEvent, UnitKey } from "../../entities/learning/unit.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { retryLostRace } from "../../ports/lost-race.ts";
import { applyUnitEvent } from "./apply-unit-event.ts";
import { newUnit } from "./new-unit.ts";

type Which = Pick<UnitKey, "unitType" | "unitId">;
type Decide = (present: Unit) => readonly NewUnitEvent[];

/**
 * Writes what happened and gives the unit as it is after it. Where another write came in between, `decide` is
 * asked again on the unit as it is then, and throws where what was done no longer applies to it.
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
