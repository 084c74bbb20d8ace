import type { ProblemState } from "@foothold/core";

export const stateWords: Record<ProblemState, string> = {
  "not-started": "Not started",
  begun: "Begun",
  done: "Done",
};
