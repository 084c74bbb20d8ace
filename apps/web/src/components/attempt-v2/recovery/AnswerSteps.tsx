"use client";

import type { AnswerView } from "@foothold/core/recovery";
import { useRef, useState } from "react";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";

type Props = { attemptId: string; answer: Pick<AnswerView, "id" | "steps" | "tickedSteps"> };

/** The steps of an answer, to tick off one after the other. A tick shows at once, and is taken back if it is not saved. */
export function AnswerSteps({ attemptId, answer }: Props) {
  const [ticked, setTicked] = useState<readonly number[]>(answer.tickedSteps);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());

  function mark(step: number, done: boolean) {
    setTicked((now) => [...now.filter((each) => each !== step), ...(done ? [step] : [])]);
  }

  async function save(step: number, done: boolean) {
    const path = `/api/attempts/${attemptId}/answers/${answer.id}/steps` as const;
    try {
      await callApi("POST", path, { step, done });
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      mark(step, !done);
      setFailure(thrown);
    }
  }

  function tick(step: number, done: boolean) {
    mark(step, done);
    setFailure(null);
    // One after the other, so that of two quick ticks of a step the second counts.
    saving.current = saving.current.then(() => save(step, done));
  }

  return (
    <div className="mt-3 border-t border-accent-line pt-3">
      <p className="mb-2 text-tiny font-semibold text-ink-soft">
        {`${ticked.length} of ${answer.steps.length} steps done`}
      </p>
      <ol className="flex flex-col gap-2">
        {answer.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an answer never change
          <li key={index}>
            <Checkbox
              label={step}
              checked={ticked.includes(index)}
              onChange={({ target }) => tick(index, target.checked)}
            />
          </li>
        ))}
      </ol>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
