import type {
  AttemptStory,
  AttemptView,
  FinishedAttemptView,
  ReflectionView,
  V2Step,
} from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { Comment } from "@foothold/core/classroom";
import type { RecoveryView } from "@foothold/core/recovery";

export type V2Attempt = Extract<AttemptView, { v2Step: V2Step }>;
export type OldAttempt = Extract<AttemptView, { v2Step: null }>;

/** All that the page knows; it comes anew from the server after every move. */
export type WorkbenchData = {
  attempt: V2Attempt;
  problem: ProblemView;
  story: AttemptStory;
  /** Whether this mode and rung get the sentence with slots. */
  builderOffered: boolean;
  /** From REFLECT on. */
  reflection: ReflectionView | null;
  /** At COMPLETE. */
  lookBack: FinishedAttemptView | null;
  /** The newest one of the attempt. */
  recovery: RecoveryView | null;
  /** Whether anyone would see a call for a human. */
  hasInstructor: boolean;
  /** What instructors wrote about the attempt. */
  comments: readonly Comment[];
};

export type StepProps = WorkbenchData & {
  /** Brings the coach before the learner's eyes, also where it is behind a tab. */
  showCoach: () => void;
};
