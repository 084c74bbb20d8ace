"use client";

import type { AnswerView } from "@foothold/core/recovery";
import { GraduationCap } from "lucide-react";
import { Link } from "#components/ui/Link.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { AnswerSteps } from "./AnswerSteps.tsx";

type Props = { attemptId: string; answer: AnswerView };

export function InstructorAnswer({ attemptId, answer }: Props) {
  const { text, steps, suggestedProblem, at } = answer;
  return (
    <article
      aria-label="Your instructor’s answer"
      className="rounded-middle border border-accent-line bg-accent-soft p-4"
    >
      <p className="flex gap-2 text-small font-semibold text-accent">
        <GraduationCap aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          Your instructor has answered{" "}
          <span className="font-normal whitespace-nowrap text-ink-soft">
            <TimeAgo at={at} />
          </span>
        </span>
      </p>
      <div className="mt-2 wrap-anywhere">
        <RichText text={text} />
      </div>
      {steps.length > 0 && <AnswerSteps attemptId={attemptId} answer={answer} />}
      {suggestedProblem && (
        <p className="mt-2 text-small">
          <Link
            href={`/problems/${suggestedProblem}`}
            className="font-semibold text-accent underline"
          >
            Open that problem
          </Link>
          . Your work here stays as it is.
        </p>
      )}
    </article>
  );
}
