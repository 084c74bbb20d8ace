import type { RunValue } from "./run.ts";

export const MAX_OWN_TESTS = 20;
export const MAX_TEST_NAME_LENGTH = 200;
/** Deeper values cannot be read by functions that call themselves for each level. */
export const MAX_VALUE_DEPTH = 32;

/** A test in `tests.json`: an input of the learner's own, and what they expect. */
export type OwnTest = {
  name?: string | undefined;
  /** One for each parameter, in order. */
  args: readonly RunValue[];
  expected: RunValue;
};
