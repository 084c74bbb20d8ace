import type { Unit, UnitKey } from "../../entities/learning/unit.ts";

export function newUnit(key: UnitKey): Unit {
  return {
    ...key,
    version: 0,
    answers: [],
    recapRequired: false,
    recapText: null,
    completedAt: null,
  };
}
