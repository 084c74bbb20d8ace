import type { ProblemState } from "@foothold/core/catalog";

export const stateWords: Record<ProblemState, string> = {
  "not-started": "Not started",
  begun: "Begun",
  done: "Done",
};
