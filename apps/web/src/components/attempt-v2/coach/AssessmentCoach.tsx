"use client";

import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { AnsweredQuestion } from "../understand/AnsweredQuestion.tsx";
import { FollowupForm } from "../understand/FollowupForm.tsx";
import { OpenQuestion } from "../understand/OpenQuestion.tsx";
import { useAnswerReplies } from "../understand/use-answer-replies.ts";
import { useExplanation } from "../understand/use-explanation.ts";
import type { StepProps } from "../workbench/workbench-data.ts";

/**
 * What the coach read in the explanation, and what could still be said. Questions that must be answered are in the
 * step.
 */
export function AssessmentCoach({ attempt, story }: StepProps) {
  const { append } = useExplanation(attempt);
  const { replyTo, onAnswered } = useAnswerReplies(attempt.understandPayload?.aiAssessment);
  const payload = attempt.understandPayload;
  const assessment = payload?.aiAssessment;
  if (!assessment) return null;
  const { strengths, gaps, followupQuestions, probes, progress } = assessment;
  const obstacles = progress?.obstacles ?? [];
  const inStep = [...obstacles, ...probes].map(({ question }) => question);
  const open = gaps.filter((gap) => !obstacles.some(({ label }) => label === gap));
  const questions = followupQuestions.filter((question) => !inStep.includes(question));
  const [first, ...later] = questions;
  const closed = payload.followups.filter(({ question }) => !inStep.includes(question));
  return (
    <section aria-labelledby="assessment-title" className="flex flex-col gap-4">
      <h3 id="assessment-title" className="text-title-3">
        What the coach read
      </h3>
      {story.assessedBy && <FallbackNotice marks={story.assessedBy} />}
      {strengths.length > 0 && <Lines title="What is there" lines={strengths} />}
      {open.length > 0 && (
        <Lines
          title={progress ? "What you could still say (optional)" : "What is still open"}
          lines={open}
        />
      )}
      {first !== undefined && (
        <div key={first} className="flex flex-col gap-2">
          {progress ? (
            <OpenQuestion attemptId={attempt.id} question={first} onAnswered={onAnswered(first)} />
          ) : (
            <FollowupForm attemptId={attempt.id} question={first} onAnswered={onAnswered(first)} />
          )}
          {later.length > 0 && (
            <Disclosure summary={`Then ${later.length} more`}>
              <Lines title="What the coach asks next" lines={later} />
            </Disclosure>
          )}
        </div>
      )}
      {closed.map((followup) => (
        <AnsweredQuestion
          key={followup.question}
          followup={followup}
          reply={replyTo(followup.question)}
          onUse={(answer) => append("explanation", answer)}
        />
      ))}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="text-small">
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
