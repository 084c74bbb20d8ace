"use client";

import type { UnderstandPayload } from "@foothold/core/attempt";
import { Button } from "#components/ui/Button.tsx";

type Props = {
  followup: UnderstandPayload["followups"][number];
  /** What the coach said to it, while the page is open. */
  reply?: string | undefined;
  /** Puts the answer into the explanation. */
  onUse: (answer: string) => void;
};

/** A question of the coach that has been answered. */
export function AnsweredQuestion({ followup: { question, answer }, reply, onUse }: Props) {
  return (
    <div className="border-l-3 border-line pl-3 text-small">
      <p className="text-ink-soft">{question}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
      <p role="status" className="mt-1 border-l-3 border-coach-solid pl-2">
        {reply ?? "Read together with your explanation."}
      </p>
      <Button size="small" variant="quiet" className="-ml-3.5" onClick={() => onUse(answer)}>
        Add this to my explanation
      </Button>
    </div>
  );
}
