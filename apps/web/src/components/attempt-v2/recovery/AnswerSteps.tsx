"use client";

import type { AnswerView } from "@foothold/core/recovery";
import { useState } from "react";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Checkbox } from "#components/ui/form/Checkbox.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

type Props = { attemptId: string; answer: Pick<AnswerView, "id" | "steps" | "tickedSteps"> };

/** The steps of an answer, to tick off one after the other. */
export function AnswerSteps({ attemptId, answer }: Props) {
  const [ticked, setTicked] = useState(answer.tickedSteps);
  const { busy, failure, send } = useRequest();

  async function tick(step: number, done: boolean) {
    const path = `/api/attempts/${attemptId}/answers/${answer.id}/steps` as const;
    const saved = await send(() => callApi("POST", path, { step, done }));
    if (saved) setTicked(saved.answer.tickedSteps);
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
              disabled={busy}
              onChange={({ target }) => tick(index, target.checked)}
            />
          </li>
        ))}
      </ol>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
