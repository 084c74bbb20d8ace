"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { useParams } from "next/navigation";
import { type ReactNode, useMemo } from "react";
import { BackLink } from "#components/ui/BackLink.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { QueueList } from "./QueueList.tsx";
import { QueueContext } from "./queue-context.ts";
import { useOpenEscalations } from "./use-open-escalations.ts";
import { useQueueKeys } from "./use-queue-keys.ts";

type Props = {
  first: readonly EscalationSummary[];
  titles: Record<string, string>;
  selfId: string;
  children: ReactNode;
};

/** The queue beside the escalation being answered; on a phone only one of the two. */
export function QueueFrame({ first, titles, selfId, children }: Props) {
  const { escalationId } = useParams<{ escalationId?: string }>();
  const { waiting, failure, newest, reload } = useOpenEscalations(first);
  const ids = useMemo(() => waiting.map(({ id }) => id), [waiting]);
  useQueueKeys(ids, escalationId);
  const queue = useMemo(() => ({ waiting, selfId, reload }), [waiting, selfId, reload]);
  const opened = escalationId !== undefined;
  return (
    <QueueContext value={queue}>
      {opened ? (
        <BackLink href="/instructor/queue">All who wait</BackLink>
      ) : (
        <PageHeader title="Queue">
          <p>Learners who ask for you. Those who wait longest and are most stuck come first.</p>
        </PageHeader>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <section aria-label="Waiting" className={classNames(opened && "max-lg:hidden")}>
          {failure && <FailureNotice failure={failure} className="mb-3" />}
          <QueueList waiting={waiting} titles={titles} selfId={selfId} current={escalationId} />
          <p role="status" className="sr-only">
            {newest && `${newest} asks for help.`}
          </p>
        </section>
        <div className="min-w-0">{children}</div>
      </div>
    </QueueContext>
  );
}
