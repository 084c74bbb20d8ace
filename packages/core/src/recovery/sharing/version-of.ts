import type { Guidance, GuidanceVersion } from "../../entities/recovery/guidance.ts";

/** The note as it is after a change, for its history. */
export function versionOf(
  { id, version, words, steps, status, scope, updatedAt }: Guidance,
  change: GuidanceVersion["change"],
  changedBy: string | null,
): GuidanceVersion {
  return { guidanceId: id, version, words, steps, status, scope, change, changedBy, at: updatedAt };
}
