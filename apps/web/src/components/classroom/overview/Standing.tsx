"use client";

import type { LearnerOverview } from "@foothold/core/classroom";
import { useWaiting } from "#components/shared/recovery/waiting-store.ts";
import { Badge, type BadgeTone } from "#components/ui/Badge.tsx";
import { Link } from "#components/ui/Link.tsx";

type Current = NonNullable<LearnerOverview["current"]>;

const standings: Record<Current["stuck"], { label: string; tone: BadgeTone }> = {
  STUCK: { label: "Stuck", tone: "danger" },
  WARNING: { label: "Slowing down", tone: "caution" },
  PROGRESSING: { label: "Moving", tone: "success" },
};

/** Whether the learner asks for help, as it is now; the rest as it was when the page was loaded. */
export function Standing({ learner }: { learner: Pick<LearnerOverview, "id" | "current"> }) {
  const { id, current } = learner;
  const waiting = useWaiting();
  const call = waiting?.find(({ userId }) => userId === id);
  const callId = waiting === null ? current?.callId : call?.id;
  if (callId) {
    return (
      <Link href={`/instructor/queue/${callId}`} className="hover:underline">
        <Badge tone="danger">Asks for you</Badge>
      </Link>
    );
  }
  if (!current) return null;
  if (current.finished) return <Badge>Done</Badge>;
  const { label, tone } = standings[current.stuck];
  return <Badge tone={tone}>{label}</Badge>;
}
