"use client";

import { valueTextIn } from "@foothold/core/value-text";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { SkipButton } from "../../workbench/SkipButton.tsx";
import type { StepProps } from "../../workbench/workbench-data.ts";
import { useAnswerReplies } from "../use-answer-replies.ts";
import { lastRound, wrongPredictions } from "./last-round.ts";
import { PredictRound } from "./PredictRound.tsx";
import { progressText } from "./progress-text.ts";
import { RightPredictions } from "./RightPredictions.tsx";
import { WrongPrediction } from "./WrongPrediction.tsx";

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
  const probes = assessment?.probes ?? [];
  const [explained, setExplained] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { replyTo, onAnswered } = useAnswerReplies(assessment);
  const round = lastRound(payload?.predictions ?? []);
  const last = round.at(-1);
  const right = round.filter(({ outcome }) => outcome === "right");
  const wrong = wrongPredictions(round, progress?.obstacles ?? []);
  const answers = wrong.map(({ question }) =>
    payload?.followups.find((followup) => followup.question === question),
  );
  const count = payload?.predictions.length ?? 0;
  const state = progress && JSON.stringify([count, probes, progress.obstacles, answers]);
  const before = useRef(state);
  const [isNew, setIsNew] = useState(false);

  const isExplained = last?.outcome === "explained";
  const hasToRead = probes.length === 0 || isExplained || progress?.obstacles.length !== 0;

  // The focus goes to the next question, or to the heading when there is something to read first.
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setIsNew(true);
    if (!hasToRead) return;
    heading.current?.focus();
    // On a phone the text may be longer than the space below the heading.
    heading.current?.scrollIntoView({ block: "start" });
  }, [state, hasToRead]);

  if (!payload || !assessment || !progress || assessment.status === "PASS") return null;
  const { language } = attempt;
  const missing = progress.obstacles.find(({ about }) => about === "explanation");
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
          className="scroll-mt-40 text-title-3 focus:outline-none wide:scroll-mt-6"
        >
          {probes.length > 0 ? "What comes out?" : "An explanation is missing"}
        </h3>
        {probes.length > 0 && (
          <p className="mt-0.5 text-small text-ink-soft">{progressText(progress, probes.length)}</p>
        )}
      </div>
      {missing && (
        <Notice tone="caution" title={missing.label}>
          <p>{missing.question}</p>
          <Button size="small" variant="quiet" className="-ml-3.5" onClick={onExplain}>
            Change my explanation
          </Button>
        </Notice>
      )}
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {right.length > 0 && !isExplained && (
          <RightPredictions predictions={right} problem={problem} language={language} />
        )}
        {isExplained && (
          <Notice tone="info" title="This is what it gives">
            <p className="wrap-anywhere">{explained ?? valueTextIn(language, last.expected)}</p>
            <p className="mt-1">It does not count. Here is another one to predict.</p>
          </Notice>
        )}
        {wrong.map((one, at) => (
          <WrongPrediction
            key={one.question}
            attemptId={attempt.id}
            wrong={one}
            correctable={progress.correctable?.question}
            answered={answers[at]}
            reply={replyTo(one.question)}
            onAnswered={onAnswered(one.question)}
            onUseAnswer={onUseAnswer}
          />
        ))}
      </div>
      {probes.length > 0 && (
        <PredictRound
          attemptId={attempt.id}
          probes={probes}
          model={valueTextIn(language, problem.examples[0]?.expected)}
          focused={isNew && !hasToRead}
          onExplained={setExplained}
        >
          {attempt.mode === "EXPERT" && <SkipButton attemptId={attempt.id} step="understand" />}
        </PredictRound>
      )}
    </section>
  );
}
