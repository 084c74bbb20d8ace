"use client";

import { valueTextIn } from "@foothold/core/value-text";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { StepProps } from "../../workbench/workbench-data.ts";
import { AnsweredQuestion } from "../AnsweredQuestion.tsx";
import { OpenQuestion } from "../OpenQuestion.tsx";
import { useAnswerReplies } from "../use-answer-replies.ts";
import { LastPrediction } from "./LastPrediction.tsx";
import { Predict } from "./Predict.tsx";
import { progressText } from "./progress-text.ts";

type Props = Pick<StepProps, "attempt" | "problem"> & {
  /** Goes back to the explanation. */
  onExplain: () => void;
  onUseAnswer: (answer: string) => void;
};

/** What is needed for the next step: an explanation, and right predictions. */
export function Predictions({ attempt, problem, onExplain, onUseAnswer }: Props) {
  const payload = attempt.understandPayload;
  const assessment = payload?.aiAssessment;
  const progress = assessment?.progress;
  const [probe] = assessment?.probes ?? [];
  const [explained, setExplained] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { replyTo, onAnswered } = useAnswerReplies(assessment);
  const last = payload?.predictions.at(-1);
  const count = payload?.predictions.length ?? 0;
  const isWrong = last?.outcome === "wrong" || last?.outcome === "misread";
  const wrong = isWrong && progress?.obstacles.find(({ about }) => about === "prediction");
  const answered = wrong && payload?.followups.find(({ question }) => question === wrong.question);
  const state = progress && JSON.stringify([count, probe, progress.obstacles, answered]);
  const before = useRef(state);
  const [isNew, setIsNew] = useState(false);

  const hasToRead = !probe || last?.outcome === "explained" || progress?.obstacles.length !== 0;

  // The focus goes to the next question, or to the heading when there is something to read first.
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setIsNew(true);
    if (hasToRead) heading.current?.focus();
  }, [state, hasToRead]);

  if (!payload || !assessment || !progress || assessment.status === "PASS") return null;
  const { language } = attempt;
  const missing = progress.obstacles.find(({ about }) => about === "explanation");
  const wordsForLast = last?.outcome === "explained" ? explained : wrong ? wrong.label : null;
  return (
    <section
      aria-labelledby="predictions-title"
      className="mb-6 flex flex-col gap-4 rounded-large border-2 border-coach-line bg-coach-soft p-4"
    >
      <div>
        <h3
          id="predictions-title"
          ref={heading}
          tabIndex={-1}
          className="text-title-3 focus:outline-none"
        >
          {probe ? "What comes out?" : "An explanation is missing"}
        </h3>
        {probe && <p className="mt-0.5 text-small text-ink-soft">{progressText(progress)}</p>}
      </div>
      {missing && (
        <Notice tone="caution" title={missing.label}>
          <p>{missing.question}</p>
          <Button size="small" variant="quiet" className="-ml-3.5" onClick={onExplain}>
            Change my explanation
          </Button>
        </Notice>
      )}
      <div role="status" className="empty:hidden">
        {last && (
          <LastPrediction
            prediction={last}
            problem={problem}
            language={language}
            words={wordsForLast}
          />
        )}
      </div>
      {wrong && answered && (
        <AnsweredQuestion followup={answered} reply={replyTo(wrong.question)} onUse={onUseAnswer} />
      )}
      {wrong && !answered && (
        <div className="flex flex-col gap-1">
          <p className="text-small font-semibold">A question to think about</p>
          <OpenQuestion
            key={wrong.question}
            attemptId={attempt.id}
            question={wrong.question}
            onAnswered={onAnswered(wrong.question)}
          />
        </div>
      )}
      {probe && (
        <Predict
          key={probe.question}
          attemptId={attempt.id}
          probe={probe}
          model={valueTextIn(language, problem.examples[0]?.expected)}
          focused={isNew && !hasToRead}
          onExplained={setExplained}
        />
      )}
    </section>
  );
}
