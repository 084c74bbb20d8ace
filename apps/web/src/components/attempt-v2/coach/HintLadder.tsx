"use client";

import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { StreamingReply } from "#components/shared/coach/StreamingReply.tsx";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { useNewestInView } from "#components/ui/hooks/use-newest-in-view.ts";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";

/** The hints so far, and the button for the next, which says a little more. */
export function HintLadder({ attempt, story }: StepProps) {
  const { busy, failure, move, said } = useApiMove(`/api/attempts/${attempt.id}`);
  const hints = story.exchanges.filter(({ kind }) => kind === "hint");
  const newestId = hints.at(-1)?.id;
  const newest = useNewestInView<HTMLLIElement>(newestId);
  const { hintBudget, hintsUsedCount } = attempt;
  const left = Math.max(0, hintBudget - hintsUsedCount);
  return (
    <section aria-labelledby="hints-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="hints-title" className="text-title-3">
          Hints
        </h3>
        <p className="text-small text-ink-soft">
          <span aria-hidden="true" className="mr-2 tracking-widest text-coach">
            {"●".repeat(hintsUsedCount) + "○".repeat(left)}
          </span>
          {`${hintsUsedCount} used, ${left} left`}
        </p>
      </div>
      <ol aria-live="polite" className="flex flex-col gap-2">
        {hints.map((hint, index) => (
          <li
            key={hint.id}
            ref={hint.id === newestId ? newest : null}
            className="flex gap-3 rounded-middle border border-coach-line p-3 text-small"
          >
            <span aria-hidden="true" className="font-mono font-bold text-coach">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <FallbackNotice marks={hint} />
              <RichText text={hint.text} />
            </div>
          </li>
        ))}
      </ol>
      {busy && said !== "" && <StreamingReply text={said} />}
      <Button
        size="small"
        variant="secondary"
        className="self-start"
        busy={busy}
        disabled={left === 0}
        onClick={() => move("implement/hint", {}, { streamed: true })}
      >
        {left === 0 ? "No hints left" : hints.length === 0 ? "Give me a hint" : "One more hint"}
      </Button>
      {left === 0 && (
        <p className="text-small text-ink-soft">
          All hints are used. “I’m stuck” still helps: a nudge or a checkpoint costs nothing.
        </p>
      )}
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}
