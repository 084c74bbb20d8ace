import type {
  AttemptStory,
  AttemptView,
  FinishedAttemptView,
  PlanGuide,
  ReflectionView,
  SolutionView,
  V2Step,
} from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { Comment } from "@foothold/core/classroom";
import type { Reach, RecoveryView } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import type { AllTests } from "./use-all-tests.ts";

export type V2Attempt = Extract<AttemptView, { v2Step: V2Step }>;
export type OldAttempt = Extract<AttemptView, { v2Step: null }>;

/** Everything the page shows; loaded again from the server after every move. */
export type WorkbenchData = {
  attempt: V2Attempt;
  problem: ProblemView;
  /** The problem's text, rendered on the server, so that its parser is not loaded with the page. */
  statement: ReactNode;
  story: AttemptStory;
  planGuide: PlanGuide;
  /** From REFLECT on. */
  reflection: ReflectionView | null;
  /** At COMPLETE. */
  lookBack: FinishedAttemptView | null;
  /** At COMPLETE. */
  solution: SolutionView | null;
  /** The attempt's newest recovery. */
  recovery: RecoveryView | null;
  /** Whether the learner has an instructor who would see a question. */
  /** Who would see a question to an instructor. */
  reach: Reach;
  /** What instructors wrote about the attempt. */
  comments: readonly Comment[];
};

export type StepProps = WorkbenchData & {
  /** Shows the coach's panel, also on narrow screens where panels are tabs. */
  showCoach: () => void;
  allTests: AllTests;
};
