import type { Episode } from "@foothold/core/recovery";
import { episodes } from "../../schema.ts";
import { dateOf } from "../rows/dates-as-text.ts";
import type { Transaction } from "../rows/transaction.ts";

/** Writes an episode in the same transaction as the event that began, changed or ended it. */
export async function writeEpisode(tx: Transaction, episode: Episode): Promise<void> {
  const row = {
    ...episode,
    detectedAt: new Date(episode.detectedAt),
    endedAt: dateOf(episode.endedAt),
  };
  const { id: _, ...changed } = row;
  await tx.insert(episodes).values(row).onConflictDoUpdate({ target: episodes.id, set: changed });
}
