import { z } from "zod";
import { applyDelta, lineDeltaSchema, makeDelta } from "../../text/line-delta.ts";

/** How a file's content is stored after one change: whole, as a delta to the last content, or removed. */
export const storedContentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("snapshot"), text: z.string() }),
  z.object({ kind: z.literal("delta"), delta: lineDeltaSchema }),
  z.object({ kind: z.literal("absent") }),
]);
export type StoredContent = z.infer<typeof storedContentSchema>;

/** At most this many deltas are applied to read any content back. */
export const SNAPSHOT_EVERY = 100;

/** `revision` counts the stored contents of one path in one attempt, from 1. */
export function encodeContent(
  previous: string | null,
  next: string | null,
  revision: number,
): StoredContent {
  if (next === null) return { kind: "absent" };
  const snapshot: StoredContent = { kind: "snapshot", text: next };
  if (previous === null || (revision - 1) % SNAPSHOT_EVERY === 0) return snapshot;
  const delta = makeDelta(previous, next);
  return JSON.stringify(delta).length < next.length ? { kind: "delta", delta } : snapshot;
}

export function decodeContent(previous: string | null, stored: StoredContent): string | null {
  if (stored.kind === "absent") return null;
  if (stored.kind === "snapshot") return stored.text;
  return applyDelta(previous ?? "", stored.delta);
}

/** The first revision that has to be read for the content of `revision`. */
export function chainStart(revision: number): number {
  return revision - ((revision - 1) % SNAPSHOT_EVERY);
}

/** The content after the last of `chain`, which begins with a snapshot or with the path's first content. */
export function decodeChain(chain: readonly StoredContent[]): string | null {
  return chain.reduce<string | null>(decodeContent, null);
}
