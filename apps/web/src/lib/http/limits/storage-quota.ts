import type { Deps } from "@foothold/core/deps";
import { AppError } from "@foothold/core/errors";

/** What may be stored because of what one person does: enough for years of practice, too little to fill a disk. */
export const STORAGE_QUOTA_BYTES = 200 * 1024 * 1024;
const LOOK_EVERY_MS = 60_000;
const MAX_PEOPLE = 10_000;

/** Refuses further work once a person's data takes more than the quota; looks once a minute at most. */
export function storageQuota(quotaBytes = STORAGE_QUOTA_BYTES) {
  const known = new Map<string, { bytes: number; atMs: number }>();
  return async function requireStorage(
    { personalData, clock }: Pick<Deps, "personalData" | "clock">,
    userId: string,
  ): Promise<void> {
    const nowMs = clock.now().getTime();
    const before = known.get(userId);
    const isFresh = before !== undefined && nowMs - before.atMs < LOOK_EVERY_MS;
    const bytes = isFresh ? before.bytes : await personalData.storedBytes(userId);
    if (!isFresh) known.set(userId, { bytes, atMs: nowMs });
    const [oldest] = known.keys();
    if (known.size > MAX_PEOPLE && oldest !== undefined) known.delete(oldest);
    if (bytes <= quotaBytes) return;
    const megabytes = (size: number) => Math.round(size / 1024 / 1024);
    throw new AppError(
      "storage-used-up",
      `What you have stored takes ${megabytes(bytes)} MB; the limit for one person is ${megabytes(quotaBytes)} MB.`,
      {
        details: { bytes, quotaBytes },
        suggestions: ["Nothing is lost. Ask an admin for help."],
      },
    );
  };
}

export const requireStorage = storageQuota();
