import type { VoiceName } from "../../entities/recovery/recovery.ts";

export function isSameVoice(one: VoiceName, other: VoiceName): boolean {
  return one.provider === other.provider && one.model === other.model;
}

/** The voice after `current` in the configured order; null when `current` is the last or not among them. */
export function nextStrongerVoice(
  order: readonly VoiceName[],
  current: VoiceName | undefined,
): VoiceName | null {
  const at = order.findIndex((name) => current && isSameVoice(name, current));
  return at === -1 ? null : (order[at + 1] ?? null);
}
