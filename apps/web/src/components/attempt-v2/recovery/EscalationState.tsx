import type { RecoveryView } from "@foothold/core/recovery";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { Link } from "#components/ui/Link.tsx";

type Escalation = NonNullable<RecoveryView["escalation"]>;

/** The state of a question to an instructor, and what the learner can do meanwhile. */
export function EscalationState({ escalation }: { escalation: Escalation }) {
  if (!escalation.hasInstructor) {
    return (
      <Notice tone="info" title="No instructor can see this yet">
        <p>
          It is kept. <Link href="/classes">Join a class</Link> with the code of an instructor, and
          they see it at once. Until then:
        </p>
        <ul className="mt-1 list-disc pl-5">
          <li>leave it for an hour, or a night, and read your explanation again;</li>
          <li>solve the first example by hand, and write down each step;</li>
          <li>take a rescue under “I’m stuck”, and explain it back.</li>
        </ul>
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
