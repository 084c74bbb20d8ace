import type { Unit, UnitEvent } from "../../entities/learning/unit.ts";
import { assertNever } from "../../errors.ts";

/** The unit after one more event. Nothing else ever changes a unit. */
export function applyUnitEvent(unit: Unit, event: UnitEvent): Unit {
  return { ...unit, ...effectOf(unit, event), version: event.version };
}

function effectOf(unit: Unit, event: UnitEvent): Partial<Unit> {
  switch (event.type) {
    case "check-answered": {
      const before = unit.answers.find(({ check }) => check === event.details.check);
      const answer = { ...event.details, tries: (before?.tries ?? 0) + 1 };
      return { answers: [...unit.answers.filter((each) => each !== before), answer] };
    }
    case "unit-completed":
      return { completedAt: unit.completedAt ?? event.at };
    case "stuck-action-answered":
      return event.details.requiresRecap ? { recapRequired: true, recapText: null } : {};
    case "recap-submitted":
      return { recapText: event.details.text };
    case "recap-assessed":
      return { recapRequired: unit.recapRequired && !event.details.accepted };
    default:
      return assertNever(event);
  }
}
