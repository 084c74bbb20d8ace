import type { ExplainedFailure } from "@foothold/core/attempt";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Badge } from "#components/ui/Badge.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { bugWords } from "./bug-words.ts";

type Props = { said: ExplainedFailure; onRetry?: (() => void) | undefined };

/** What the learner thought about a failed test, and the coach's answer. */
export function Explanation({ said, onRetry }: Props) {
  const { userExplanation, explanation, nextStep, likelyBugType } = said;
  return (
    <div className="flex w-full flex-col gap-2 text-small">
      <p className="rounded-middle border border-line px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">You thought: </span>
        {userExplanation}
      </p>
      {explanation === "" ? (
        <p className="text-ink-soft">The coach has not answered this yet. Ask again.</p>
      ) : (
        <div className="flex flex-col gap-2 border-l-3 border-coach-solid pl-3">
          <FallbackNotice marks={said} onRetry={onRetry} />
          {likelyBugType && (
            <p>
              <Badge tone="caution">{bugWords(likelyBugType)}</Badge>
            </p>
          )}
          <RichText text={explanation} />
          {nextStep && (
            <>
              <p className="font-semibold">Next</p>
              <RichText text={nextStep} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
