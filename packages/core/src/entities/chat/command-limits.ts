/** The most commands that run in a row before the learner has to agree again. */
export const MAX_BATCH_COMMANDS = 20;
/** How many bytes of a command's output are stored, sent to the coach, and shown at once. */
export const KEPT_OUTPUT_BYTES = 16 * 1024;
export const COACH_OUTPUT_BYTES = 3 * 1024;
export const SHOWN_OUTPUT_BYTES = 5 * 1024;
