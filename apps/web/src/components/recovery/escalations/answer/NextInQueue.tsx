"use client";

import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { claimState } from "../claim-state.ts";
import { useQueueContext } from "../queue-context.ts";

/** Leads to the next learner whom nobody else is answering. */
export function NextInQueue({ after }: { after: string }) {
  const { waiting, selfId } = useQueueContext();
  const next = waiting.find((each) => each.id !== after && claimState(each, selfId) !== "others");
  if (!next) return null;
  return (
    <ButtonLink variant="secondary" href={`/instructor/queue/${next.id}`} className="self-start">
      {`Next: ${next.learnerName}`}
    </ButtonLink>
  );
}
