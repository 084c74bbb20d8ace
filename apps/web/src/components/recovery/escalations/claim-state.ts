export type Claimed = { claimedBy: string | null; claimedUntil: string | null };

/** Who has claimed the escalation. */
export function claimState(
  { claimedBy, claimedUntil }: Claimed,
  selfId: string,
  now: Date = new Date(),
): "free" | "yours" | "others" {
  if (claimedBy === null || claimedUntil === null || new Date(claimedUntil) <= now) return "free";
  return claimedBy === selfId ? "yours" : "others";
}
