import type { RecoveryView } from "@foothold/core/recovery";
import type { ReactNode } from "react";
import { durationText } from "#components/ui/duration-text.ts";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { Link } from "#components/ui/Link.tsx";

type Escalation = NonNullable<RecoveryView["escalation"]>;

type Props = {
  escalation: Escalation;
  /** What the learner can do meanwhile. */
  children?: ReactNode;
};

/** The state of a question to an instructor, and what the learner can do meanwhile. */
export function EscalationState({ escalation, children }: Props) {
  const { reach, claimed } = escalation;
  if (reach === "nobody") {
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
      title={claimed ? "Your instructor is writing to you" : "Your instructor has been asked"}
    >
      {reach === "named-people" && (
        <p>You are in no class, so those were asked whom an admin has named for this.</p>
      )}
      <p>{`${waitText(escalation)} The answer will appear here. You can leave and come back, or go on:`}</p>
      {children}
    </Notice>
  );
}

function waitText({ claimed, position, usualWaitMs }: Escalation): string {
  const usual =
    usualWaitMs === null ? "" : `An answer usually takes ${durationText(usualWaitMs)} here.`;
  if (claimed || position === null) return usual;
  const place =
    position === 1 ? "You are next in the queue." : `You are number ${position} in the queue.`;
  return `${place} ${usual}`.trim();
}
