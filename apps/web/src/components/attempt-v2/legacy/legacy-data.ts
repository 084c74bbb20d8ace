import type { AttemptStory } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { Comment } from "@foothold/core/classroom";
import type { Reach, RecoveryView } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import type { AllTests } from "../workbench/use-all-tests.ts";
import type { OldAttempt } from "../workbench/workbench-data.ts";

export type LegacyData = {
  attempt: OldAttempt;
  problem: ProblemView;
  /** The problem's text, rendered on the server. */
  statement: ReactNode;
  story: AttemptStory;
  recovery: RecoveryView | null;
  /** Who would see a question to an instructor. */
  reach: Reach;
  comments: readonly Comment[];
};

export type LegacyStepProps = LegacyData & { allTests: AllTests };
