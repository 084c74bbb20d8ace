"use client";

import type { DiscoveryAnswer, Discovery as Round } from "@foothold/core/coach";
import { type Ref, useEffect, useRef, useState } from "react";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

type Props = { attemptId: string; onChoose: (patternId: string) => void };

/** Pattern Discovery: one question at a time, and at the end the patterns that the answers point to. */
export function Discovery({ attemptId, onChoose }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [answers, setAnswers] = useState<DiscoveryAnswer[]>([]);
  const [round, setRound] = useState<Round | null>(null);
  const next = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone, so the focus moves to the next question or the result.
  useEffect(() => {
    if (round) next.current?.focus();
  }, [round]);

  async function ask(next: DiscoveryAnswer[]) {
    const reply = await move("plan/discover", { answers: next });
    if (!reply) return;
    setAnswers(next);
    setRound(reply);
  }

  return (
    <section
      aria-labelledby="discovery-title"
      className="flex flex-col gap-3 rounded-large border border-accent-line bg-accent-soft p-4"
    >
      <h3 id="discovery-title" className="text-title-3">
        Find the pattern
      </h3>
      {!round && (
        <>
          <p className="text-small">
            A few short questions about the problem. Their answers point to a pattern.
          </p>
          <Button size="small" busy={busy} onClick={() => ask([])}>
            Begin
          </Button>
        </>
      )}
      <div aria-live="polite" className="flex flex-col gap-3">
        {round && <FallbackNotice marks={round} />}
        {round?.reply && <Notice tone="info">{round.reply}</Notice>}
        {round?.question && (
          <Question
            key={round.question.id}
            ref={next}
            question={round.question}
            busy={busy}
            onAnswer={(answer, questionId) => ask([...answers, { questionId, answer }])}
          />
        )}
        {round && !round.question && (
          <>
            <p ref={next} tabIndex={-1} className="text-small font-semibold focus:outline-none">
              Your answers point to:
            </p>
            <ul className="flex flex-col gap-2">
              {round.candidates.map(({ patternId, name, reason }) => (
                <li key={patternId} className="flex flex-col items-start gap-1 text-small">
                  <Button size="small" variant="secondary" onClick={() => onChoose(patternId)}>
                    {`Choose ${name}`}
                  </Button>
                  <p>{reason}</p>
                </li>
              ))}
            </ul>
            {round.candidates.length === 0 && (
              <p className="text-small">
                The answers do not point to one pattern. Go through the questions again.
              </p>
            )}
            <Button size="small" variant="quiet" busy={busy} onClick={() => ask([])}>
              Start over
            </Button>
          </>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}

type QuestionProps = {
  ref: Ref<HTMLParagraphElement>;
  question: NonNullable<Round["question"]>;
  busy: boolean;
  onAnswer: (answer: string, questionId: string) => void;
};

function Question({ ref, question, busy, onAnswer }: QuestionProps) {
  const [given, setGiven] = useState<string | null>(null);

  function give(choice: string) {
    setGiven(choice);
    onAnswer(choice, question.id);
  }

  return (
    <div>
      <p ref={ref} tabIndex={-1} className="font-semibold focus:outline-none">
        {question.text}
      </p>
      <div className="mt-2 flex flex-col items-stretch gap-2">
        {question.choices.map((choice) => (
          <Button
            key={choice}
            size="small"
            variant="secondary"
            busy={busy && given === choice}
            disabled={busy}
            className="justify-start text-left whitespace-normal"
            onClick={() => give(choice)}
          >
            {choice}
          </Button>
        ))}
      </div>
    </div>
  );
}
