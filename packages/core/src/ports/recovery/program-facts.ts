/** What running the learner's program showed. Guidance is checked against it. */
export type ProgramFacts = {
  /** Calls with the expected result; for the failing test that was traced, also the result of the program. */
  calls: readonly { call: string; values: readonly string[] }[];
  /** Every variable of the trace with the values that it took. */
  variables: ReadonlyMap<string, ReadonlySet<string>>;
  /** Lines that were run. */
  lines: ReadonlySet<number>;
};

export const noFacts: ProgramFacts = { calls: [], variables: new Map(), lines: new Set() };
