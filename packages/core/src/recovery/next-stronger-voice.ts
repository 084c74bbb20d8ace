import type { VoiceName } from "../entities/recovery/recovery.ts";

export function isSameVoice(one: VoiceName, other: VoiceName): boolean {
  return one.provider === other.provider && one.model === other.model;
}

/** The next stronger voice of the configured order; null when this is the strongest, or none of them. */
export function nextStrongerVoice(
  order: readonly VoiceName[],
  current: VoiceName | undefined,
): VoiceName | null {
  const at = order.findIndex((name) => current && isSameVoice(name, current));
  return at === -1 ? null : (order[at + 1] ?? null);
}
