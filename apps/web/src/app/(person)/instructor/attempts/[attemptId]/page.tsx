import { viewAttemptTimeline } from "@foothold/core/classroom";
import type { Metadata } from "next";
import { cache } from "react";
import { AttemptReplay } from "#components/classroom/timeline/AttemptReplay.tsx";
import { BackLink } from "#components/ui/BackLink.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = { params: Promise<{ attemptId: string }> };

// Loaded once for title and page, so that one view is one entry in the audit trail.
const load = cache(async (attemptId: string) => {
  const person = await requirePerson("instructor", "admin");
  return orNotFound(viewAttemptTimeline(deps(), { attemptId }, actorFor(person)));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { learner, problem } = await load((await params).attemptId);
  return { title: `${learner.name}, ${problem.title}` };
}

export default async function AttemptPage({ params }: Props) {
  const { attemptId } = await params;
  const timeline = await load(attemptId);
  return (
    <>
      <BackLink href="/classes">Classes</BackLink>
      <PageHeader title={`${timeline.learner.name}: ${timeline.problem.title}`}>
        <p>The attempt from beginning to end. The audit trail records that you opened it.</p>
      </PageHeader>
      {timeline.hiddenTestsProbed !== null && (
        <Notice tone="caution" title="Hidden tests were probed">
          <p>
            {`Nearly equal programs got ${timeline.hiddenTestsProbed} different answers from hidden tests, one after the other. Runs of this problem wait longer each time.`}
          </p>
        </Notice>
      )}
      <AttemptReplay attemptId={attemptId} timeline={timeline} />
    </>
  );
}
