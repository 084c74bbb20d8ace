import { BaseSequencer } from "vitest/node";

/** The files of several seconds, the longest first. Vitest itself would begin with the largest files. */
export const longFiles = [
  "apps/web/src/app/api/attempts/refusals.integration.test.ts",
  "scripts/lib/testing/hostile-text/hostile-patterns.test.mjs",
  "apps/web/src/testing/coach-faults/conversation-faults.integration.test.ts",
  "packages/adapter-ai/src/faults.test.ts",
  "packages/catalog/src/with-coach/no-credit-for-empty-words.test.ts",
  "packages/core/src/coach/hostile-text.test.ts",
  "apps/web/src/testing/coach-faults/fault-matrix.integration.test.ts",
  "packages/catalog/src/with-coach/conversation-guard.test.ts",
  "scripts/lib/start/run-start.test.mjs",
  "apps/web/src/app/api/recovery.integration.test.ts",
  "apps/web/src/testing/coach-faults/doubts.integration.test.ts",
  "apps/web/src/app/api/auth/sign-in-limits.integration.test.ts",
];

/** Begins with the files that take longest, so that none of them runs alone at the end. */
export class LongFilesFirst extends BaseSequencer {
  async sort(files) {
    return byLength(await super.sort(files), ({ moduleId }) => moduleId);
  }
}

export function byLength(files, pathOf) {
  const rankOf = (file) => {
    const rank = longFiles.findIndex((end) => pathOf(file).endsWith(end));
    return rank === -1 ? longFiles.length : rank;
  };
  return files.toSorted((one, other) => rankOf(one) - rankOf(other));
}
