"use client";

import type { AnsweredCheck, LessonView } from "@foothold/core/learning";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { RichText } from "#components/ui/markdown/RichText.tsx";

type Props = {
  lessonId: string;
  index: number;
  check: LessonView["checks"][number];
  /** The last answer given, if any. */
  answer: AnsweredCheck | null;
};

const choiceClasses =
  "flex min-h-11 items-start gap-3 rounded-middle border border-line-strong bg-surface p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-enabled:hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft";

export function LessonCheck({ lessonId, index, check, answer }: Props) {
  const ready = useHydrated();
  const { busy, failure, move } = useApiMove(`/api/lessons/${lessonId}`);
  const [chosen, setChosen] = useState<number | null>(answer?.choice ?? null);
  const [missing, setMissing] = useState(false);
  const done = answer?.right ?? false;
  const before = useRef(done);
  const said = useRef<HTMLDivElement>(null);
  const shown = done ? answer?.choice : chosen;
  // A new choice hides the feedback about the previous one.
  const told = answer && (done || answer.choice === chosen) ? answer : null;

  // After a right answer the button is gone, so the feedback takes the focus.
  useEffect(() => {
    if (done && !before.current) said.current?.focus();
    before.current = done;
  }, [done]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen !== null) await move("checks", { check: index, choice: chosen });
  }

  return (
    <form
      onSubmit={send}
      noValidate
      className="rounded-large border border-line bg-surface p-5 shadow-low"
    >
      <fieldset aria-describedby={missing ? `check-${index}-missing` : undefined}>
        <legend className="text-title-3 font-semibold">{check.question}</legend>
        <div className="mt-4 flex flex-col gap-2">
          {check.choices.map((text, choice) => (
            <label key={text} className={choiceClasses}>
              <input
                type="radio"
                name={`check-${index}`}
                value={choice}
                disabled={!ready || done}
                checked={shown === choice}
                onChange={() => setChosen(choice)}
                className="mt-1 size-4 shrink-0 outline-none"
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {missing && chosen === null && (
        <p id={`check-${index}-missing`} className="mt-2 text-small font-medium text-danger">
          Choose one first.
        </p>
      )}
      <div
        ref={said}
        tabIndex={-1}
        aria-live="polite"
        className="mt-4 empty:hidden focus:outline-none"
      >
        {told && !busy && (
          <Notice
            tone={told.right ? "success" : "caution"}
            title={told.right ? "Right" : "Not yet"}
          >
            <RichText text={told.feedback} />
          </Notice>
        )}
      </div>
      {failure && <FailureNotice failure={failure} className="mt-4" />}
      {!done && (
        <Button type="submit" size="small" variant="secondary" className="mt-4" busy={busy}>
          {answer ? "Check again" : "Check my answer"}
        </Button>
      )}
    </form>
  );
}
