import type { TestResultData } from "../../../entities/runs/test-result.ts";
import type { Trace } from "../../../entities/runs/trace.ts";

/** The learner's own explanation of a failure, and what the run of it showed. */
export type Guessed = {
  guess: string;
  result: Extract<TestResultData, { hidden: false }>;
  recorded: Trace | null;
  code: string;
};
