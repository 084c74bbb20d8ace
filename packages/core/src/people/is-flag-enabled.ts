import type { FlagSetting } from "../entities/people/flag.ts";
import type { FlagKey } from "../entities/people/flag-definitions.ts";
import type { Role } from "../entities/people/person.ts";

export function isFlagEnabled(
  flag: FlagSetting & { key: FlagKey },
  person: { userId: string; role: Role },
): boolean {
  const override = flag.roleOverrides[person.role];
  if (override !== undefined) return override;
  return flag.enabled && rolloutBucket(flag.key, person.userId) < flag.rolloutPercent;
}

/** 0 to 99: always the same for a person and a flag, independent between flags. */
export function rolloutBucket(key: FlagKey, userId: string): number {
  return fnv1a(`${key}:${userId}`) % 100;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // A last mix: FNV's low bits alone are too even for strings that differ in the last character.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}
