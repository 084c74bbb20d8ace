/** A command that takes longer is ended. */
export const COMMAND_LIMIT_MS = 30_000;
export const MOST_SOURCE_BYTES = 16 * 1024;
export const MOST_OUTPUT_BYTES = 256 * 1024;
