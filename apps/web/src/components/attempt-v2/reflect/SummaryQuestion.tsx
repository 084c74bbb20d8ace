"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "#components/ui/feedback/Notice.tsx";

type Props = {
  /** What is asked about the summary; null where nothing is. */
  feedback: string | null;
  /** The question was asked just now, by the button at the end of the page, and takes the focus. */
  isNew: boolean;
  /** The sentence with slots, where there is one for the learner's pattern. */
  builder: ReactNode;
};

/** The question about a summary that does not hold or that nobody can check, with the ways to answer it. */
export function SummaryQuestion({ feedback, isNew, builder }: Props) {
  const question = useRef<HTMLDivElement>(null);
  const isWanted = isNew && feedback !== null;
  useEffect(() => {
    if (isWanted) question.current?.focus();
  }, [isWanted]);

  return (
    <div
      ref={question}
      tabIndex={-1}
      aria-live="polite"
      className="flex flex-col gap-4 empty:hidden focus:outline-none"
    >
      {feedback !== null && (
        <>
          <Notice tone="caution" title="Look at this sentence once more">
            <p className="whitespace-pre-line">{feedback}</p>
            <p className="mt-1">
              {builder
                ? "Change it, or say the same with the choices below, and press Complete. Or show by a prediction that your program is clear to you."
                : "Change it and press Complete. Or show by a prediction that your program is clear to you."}
            </p>
          </Notice>
          {builder}
        </>
      )}
    </div>
  );
}
