import type { Deps } from "@foothold/core/deps";
import { AppError } from "@foothold/core/errors";

/**
 * The most that one person's attempts may take in the database: enough for years of practice, too little to fill the
 * disk.
 */
export const STORAGE_QUOTA_BYTES = 200 * 1024 * 1024;
const LOOK_EVERY_MS = 60_000;
const MAX_PEOPLE = 10_000;

/** Refuses further work once a person's attempts take more than the quota; measures at most once a minute. */
export function storageQuota(quotaBytes = STORAGE_QUOTA_BYTES) {
  const known = new Map<string, { bytes: number; atMs: number }>();
  return async function requireStorage(
    { attempts, clock }: Pick<Deps, "attempts" | "clock">,
    userId: string,
  ): Promise<void> {
    const nowMs = clock.now().getTime();
    const before = known.get(userId);
    const isFresh = before !== undefined && nowMs - before.atMs < LOOK_EVERY_MS;
    const bytes = isFresh ? before.bytes : await attempts.storedBytes(userId);
    if (!isFresh) known.set(userId, { bytes, atMs: nowMs });
    const [oldest] = known.keys();
    if (known.size > MAX_PEOPLE && oldest !== undefined) known.delete(oldest);
    if (bytes <= quotaBytes) return;
    const megabytes = (size: number) => Math.round(size / 1024 / 1024);
    throw new AppError(
      "storage-used-up",
      `Your attempts take ${megabytes(bytes)} MB, and ${megabytes(quotaBytes)} MB is all that one person has.`,
      {
        details: { bytes, quotaBytes },
        suggestions: ["Nothing is lost. Ask whoever runs this Foothold for help."],
      },
    );
  };
}

export const requireStorage = storageQuota();
