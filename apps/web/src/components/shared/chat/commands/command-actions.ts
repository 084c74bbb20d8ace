import type { ApiError } from "#lib/browser/api-error.ts";

/** What can be done with the commands of one reply. */
export type CommandActions = {
  attemptId: string;
  /** True while commands are running. */
  isRunning: boolean;
  /** Returns the failure, or null. */
  run(places: readonly number[]): Promise<ApiError | null>;
};
