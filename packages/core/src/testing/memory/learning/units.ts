import { parseUnitEvent, type Unit, type UnitKey } from "../../../entities/learning/unit.ts";
import type { Units } from "../../../ports/learning.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { quartersIn } from "../quarters-in.ts";

export function memoryUnits(): Units {
  const units = new Map<string, Unit>();
  const events = new Map<string, string[]>();
  return {
    async find(key) {
      return structuredClone(units.get(nameOf(key)) ?? null);
    },
    async list(userId, unitType) {
      return [...units.values()]
        .filter((unit) => unit.userId === userId && unit.unitType === unitType)
        .map((unit) => structuredClone(unit));
    },
    async save(unit, happened) {
      const name = nameOf(unit);
      const stored = units.get(name)?.version ?? 0;
      if (stored !== unit.version - happened.length) throw staleVersion("unit", stored);
      units.set(name, structuredClone(unit));
      const written = happened.map((event) => JSON.stringify(event));
      events.set(name, [...(events.get(name) ?? []), ...written]);
    },
    async activeQuarters(userId, since) {
      const rows = [...events].flatMap(([name, written]) =>
        name.startsWith(`${userId} `) ? written : [],
      );
      return quartersIn(
        rows.map((row) => parseUnitEvent(JSON.parse(row)).at),
        since,
      );
    },
    async events(key, limit) {
      const written = events.get(nameOf(key)) ?? [];
      return written.slice(-limit).map((row) => parseUnitEvent(JSON.parse(row)));
    },
  };
}

function nameOf({ userId, unitType, unitId }: UnitKey): string {
  return `${userId} ${unitType} ${unitId}`;
}
