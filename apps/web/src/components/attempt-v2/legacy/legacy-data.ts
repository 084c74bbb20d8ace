import type { AttemptStory, Comment, ProblemView, RecoveryView } from "@foothold/core";
import type { OldAttempt } from "../workbench-data.ts";

export type LegacyData = {
  attempt: OldAttempt;
  problem: ProblemView;
  story: AttemptStory;
  recovery: RecoveryView | null;
  hasInstructor: boolean;
  comments: readonly Comment[];
};
