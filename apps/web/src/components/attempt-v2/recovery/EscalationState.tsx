import type { RecoveryView } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { Link } from "#components/ui/Link.tsx";

type Escalation = NonNullable<RecoveryView["escalation"]>;

type Props = {
  escalation: Escalation;
  /** What the learner can do when no instructor sees the question. */
  children?: ReactNode;
};

/** The state of a question to an instructor, and what the learner can do meanwhile. */
export function EscalationState({ escalation, children }: Props) {
  if (!escalation.hasInstructor) {
    return (
      <Notice tone="info" title="No instructor can see this yet">
        <p>
          It is kept.{" "}
          <Link href="/classes" className="font-semibold text-accent underline">
            Join a class
          </Link>{" "}
          with the code of an instructor, and they see it at once. Until then:
        </p>
        {children}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={
        escalation.claimed ? "Your instructor is writing to you" : "Your instructor has been asked"
      }
    >
      <p>The answer will appear here. You can continue, or leave and come back.</p>
    </Notice>
  );
}
