import type { Episode } from "../../entities/recovery/episode.ts";
import type { RecoveryStage } from "../../entities/recovery/recovery.ts";

/** What the metrics count of one episode. */
export type EpisodeFact = Pick<
  Episode,
  "userId" | "problemSlug" | "detectedAt" | "endedAt" | "outcome" | "resolvedBy"
> & {
  /** Null if no recovery was begun. */
  recovery: {
    iterations: number;
    /** The last stage that was shown. */
    stage: RecoveryStage | null;
    /** Which coach worded what was shown last; null if none did. */
    provider: string | null;
  } | null;
};

/** Reads episodes. `Attempts.save` writes them with the event; only `endLeft` ends those of learners who left. */
export type Episodes = {
  /** The attempt's open episode; there is never more than one. */
  openOf(attemptId: string): Promise<Episode | null>;
  /** Oldest first. */
  ofAttempt(attemptId: string): Promise<Episode[]>;
  /**
   * Ends the open episodes of attempts that have not changed since: as `escalated` if a human was asked, else as
   * `abandoned`. Returns how many.
   */
  endLeft(since: Date): Promise<number>;
  /** Episodes detected since `from`, oldest first; with `instructorId` only those of their learners. */
  since(from: Date, instructorId?: string): Promise<EpisodeFact[]>;
};
