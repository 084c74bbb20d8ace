"use client";

import type { DueCard, Rating } from "@foothold/core/learning";
import { useEffect, useRef, useState } from "react";
import { UnitFrame } from "#components/shared/stuck/UnitFrame.tsx";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { useStoredText } from "#components/ui/form/use-stored-text.ts";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { Link } from "#components/ui/Link.tsx";
import { CardsDone } from "./CardsDone.tsx";
import { RatingButtons } from "./RatingButtons.tsx";
import { useRecallKeys } from "./use-recall-keys.ts";

type Props = { card: DueCard; done: number; left: number; onRated: () => void };

/** One card: answer it, reveal the answer, rate how well you knew it. */
export function RecallCheck({ card, done, left, onRated }: Props) {
  const [revealed, setRevealed] = useState(false);
  const written = useStoredText(`foothold:draft:recall:${card.id}:answer`, "");
  const recapDraft = useStoredText(`foothold:draft:recall:${card.id}:recap`, card.recapText ?? "");
  const { busy, failure, move } = useApiMove(`/api/recall/${card.id}`);
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (done > 0) question.current?.focus();
  }, [done]);
  useEffect(() => {
    if (revealed) answer.current?.focus();
  }, [revealed]);

  async function rate(rating: Rating) {
    if (!revealed || card.recapRequired) return;
    if (!(await move("review", { rating, version: card.version }))) return;
    written.forget();
    onRated();
  }
  useRecallKeys({ revealed, reveal: () => setRevealed(true), rate });

  return (
    <UnitFrame
      bar={<CardsDone done={done} all={done + left} />}
      title={<h1 className="mt-8 mb-6 text-title-1">Recall</h1>}
      coach={{
        base: `/api/recall/${card.id}`,
        context: { answer: written.text },
        recapRequired: card.recapRequired,
        recapDraft,
        exchanges: card.exchanges,
        advice: "Try to answer before you reveal it. Trying helps you remember.",
      }}
    >
      <section
        aria-label="Card"
        className="flex flex-col gap-6 rounded-large border border-line bg-surface p-5 shadow-low sm:p-8"
      >
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="accent">{card.patternName}</Badge>
          {card.isNew && <Badge>New</Badge>}
        </p>
        <h2 ref={question} tabIndex={-1} className="text-title-2 focus:outline-none">
          {card.question}
        </h2>
        <TextArea
          label="Say it in your own words"
          name="answer"
          rows={3}
          hint="Writing it down helps you remember. Only the coach reads it, when you ask for help."
          value={written.text}
          onChange={(event) => written.write(event.target.value)}
        />
        {revealed ? (
          <div className="flex flex-col gap-5 border-t border-line pt-6">
            <div>
              <h3
                ref={answer}
                tabIndex={-1}
                className="text-small font-semibold text-ink-soft focus:outline-none"
              >
                The answer
              </h3>
              <p className="mt-1 text-lead">{card.answer}</p>
            </div>
            <RatingButtons card={card} busy={busy} onRate={rate} />
            {failure && <FailureNotice failure={failure} />}
            <p className="text-small text-ink-soft">
              {"Not sure why? "}
              <Link
                className="font-semibold text-accent underline"
                href={`/patterns/${card.patternId}`}
              >
                {`Read the page about it: ${card.patternName}`}
              </Link>
            </p>
          </div>
        ) : (
          <Button className="self-start" onClick={() => setRevealed(true)}>
            Reveal the answer
            <kbd className="rounded-small border border-current px-1.5 font-mono text-tiny pointer-coarse:hidden">
              Space
            </kbd>
          </Button>
        )}
      </section>
    </UnitFrame>
  );
}
