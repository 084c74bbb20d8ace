"use client";

import { Assessment } from "../understand/Assessment.tsx";
import { FollowupForm } from "../understand/FollowupForm.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";

/** What the coach reads in the explanation, and what it asks back, answered in place. */
export function AssessmentCoach({ attempt }: StepProps) {
  const payload = attempt.understandPayload;
  const assessment = payload?.aiAssessment;
  if (!assessment) return null;
  return (
    <section
      id="assessment"
      tabIndex={-1}
      aria-labelledby="assessment-title"
      className="flex flex-col gap-4 focus:outline-none"
    >
      <h3 id="assessment-title" className="text-title-3">
        {assessment.status === "PASS" ? "You have understood it" : "Nearly there"}
      </h3>
      <Assessment assessment={assessment} />
      {assessment.followupQuestions.map((question) => (
        <FollowupForm key={question} attemptId={attempt.id} question={question} />
      ))}
      {payload.followups.length > 0 && (
        <dl className="flex flex-col gap-2 text-small">
          {payload.followups.map(({ question, answer, timestamp }) => (
            <div key={timestamp} className="border-l-3 border-line pl-3">
              <dt className="text-ink-soft">{question}</dt>
              <dd className="wrap-anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
