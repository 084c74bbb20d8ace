import type { Unit, UnitEvent, UnitHappening, UnitKey } from "../../entities/learning/unit.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { applyUnitEvent } from "./apply-unit-event.ts";
import { newUnit } from "./new-unit.ts";

export const MAX_CHANGE_TRIES = 5;

type Which = Pick<UnitKey, "unitType" | "unitId">;
type Decide = (present: Unit) => readonly UnitHappening[];

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
  for (let tries = 1; ; tries++) {
    const present = (await units.find(key)) ?? newUnit(key);
    const at = clock.now().toISOString();
    const events = decide(present).map(
      (happening, index): UnitEvent => ({
        ...key,
        ...happening,
        version: present.version + index + 1,
        requestId: actor.requestId,
        at,
      }),
    );
    const after = events.reduce(applyUnitEvent, present);
    if (events.length === 0) return after;
    try {
      await units.save(after, events);
      return after;
    } catch (error) {
      const lostRace = error instanceof AppError && error.code === "stale-version";
      if (!lostRace || tries === MAX_CHANGE_TRIES) throw error;
    }
  }
}
