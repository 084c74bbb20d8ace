import { viewProblem } from "@foothold/core/catalog";
import { viewEscalation } from "@foothold/core/recovery";
import type { Metadata } from "next";
import { cache } from "react";
import { TestCard } from "#components/attempt-v2/runs/TestCard.tsx";
import { TraceView } from "#components/attempt-v2/runs/trace/TraceView.tsx";
import { AnswerArea } from "#components/recovery/escalations/answer/AnswerArea.tsx";
import { EscalationEvidence } from "#components/recovery/escalations/EscalationEvidence.tsx";
import { TeachingEvidence } from "#components/recovery/escalations/TeachingEvidence.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

type Props = { params: Promise<{ escalationId: string }> };

const load = cache(async (escalationId: string) => {
  const person = await requirePerson("instructor", "admin");
  const actor = actorFor(person);
  const found = await orNotFound(viewEscalation(deps(), { escalationId }, actor));
  const slug = found.escalation.problemSlug;
  const problem = await viewProblem(deps(), { slug }, actor).catch(() => null);
  return { ...found, problemView: problem, selfId: person.id };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { learner, problem } = await load((await params).escalationId);
  return { title: `${learner.name}, ${problem.title}` };
}

export default async function EscalationPage({ params }: Props) {
  const found = await load((await params).escalationId);
  const { escalation, learner, problem, classes, earlier, teaching, problemView, selfId } = found;
  const { failingTest, trace, language, code, answer } = escalation;
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <EscalationEvidence
        escalation={escalation}
        learnerName={learner.name}
        problemTitle={problem.title}
        failingTest={
          failingTest && !failingTest.hidden && problemView ? (
            <TestCard test={failingTest} problem={problemView} language={language} whose="Theirs" />
          ) : null
        }
        teaching={teaching && <TeachingEvidence teaching={teaching} />}
        trace={trace ? <TraceView {...{ trace, code, language }} /> : null}
      />
      <AnswerArea
        key={`${escalation.id} ${escalation.createdAt}`}
        escalation={{
          id: escalation.id,
          status: escalation.status,
          claimedBy: escalation.claimedBy,
          claimedUntil: escalation.claimedUntil,
        }}
        answer={answer && { text: answer.text, steps: answer.steps, guidanceId: answer.guidanceId }}
        learnerName={learner.name}
        classes={classes}
        earlier={earlier}
        selfId={selfId}
      />
    </div>
  );
}
