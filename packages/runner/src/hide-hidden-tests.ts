import type { RunOutcome, TestOutcome } from "@foothold/core/runs";

/** The outcome without the results, output and times of hidden tests. */
export function hideHiddenTests(outcome: RunOutcome): RunOutcome {
  return { ...outcome, tests: outcome.tests.map((test) => (test.hidden ? bare(test) : test)) };
}

const bare = ({ index, status, hidden }: TestOutcome): TestOutcome => ({
  index,
  status,
  hidden,
  timeMs: 0,
  peakMemoryBytes: 0,
  stdout: "",
  stdoutTruncated: false,
});
