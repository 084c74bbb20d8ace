"use client";

import type { PatternLink } from "@foothold/core/catalog";
import type { LessonProgress, RecallOutlook } from "@foothold/core/learning";
import { PartyPopper } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";

type Props = {
  progress: LessonProgress;
  allRight: boolean;
  pattern: PatternLink;
  recall: RecallOutlook;
};

export function LessonDone({ progress, allRight, pattern, recall }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const complete = progress.completedAt !== null;
  const before = useRef(complete);

  // The focus follows when the lesson becomes complete, not when a complete one is opened again.
  useEffect(() => {
    if (complete && !before.current) heading.current?.focus();
    before.current = complete;
  }, [complete]);

  if (!complete) {
    if (!allRight || !progress.recapRequired) return null;
    return (
      <Notice tone="caution" title="One thing is left" className="mt-8">
        <p>
          The coach explained the whole idea. Explain it in your own words in the coach panel to
          finish.
        </p>
      </Notice>
    );
  }
  return (
    <section
      aria-labelledby="lesson-done"
      className="mt-10 rounded-large border border-success-line bg-success-soft p-6"
    >
      <h2
        id="lesson-done"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 text-title-2 focus:outline-none"
      >
        <PartyPopper aria-hidden="true" className="size-6 text-success" />
        Lesson complete
      </h2>
      <p className="mt-2 max-w-text">
        {recall.due > 0
          ? "Its questions are now among your recall cards."
          : "Its questions are among your recall cards."}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {recall.due > 0 && (
          <ButtonLink href="/recall">{`Recall now: ${recall.due} due`}</ButtonLink>
        )}
        <ButtonLink href={`/patterns/${pattern.id}#practise`} variant="secondary">
          Practise the pattern
        </ButtonLink>
      </div>
    </section>
  );
}
