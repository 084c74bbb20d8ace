import type { RunOutcome, TestOutcome } from "@foothold/core/runs";

/** The outcome as a learner may see it: of a hidden test only whether it passed, and how long it took. */
export function hideHiddenTests(outcome: RunOutcome): RunOutcome {
  return { ...outcome, tests: outcome.tests.map((test) => (test.hidden ? bare(test) : test)) };
}

const bare = ({ index, status, hidden, timeMs, peakMemoryBytes }: TestOutcome): TestOutcome => ({
  index,
  status,
  hidden,
  timeMs,
  peakMemoryBytes,
  stdout: "",
  stdoutTruncated: false,
});
