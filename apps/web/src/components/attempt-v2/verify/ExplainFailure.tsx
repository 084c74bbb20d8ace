"use client";

import type { Language } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { FailureExplanation } from "@foothold/core/coach";
import type { TestResultData } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { StreamingReply } from "#components/shared/coach/StreamingReply.tsx";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { useApiMove } from "#components/ui/use-api-move.ts";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";

type Props = {
  attemptId: string;
  test: TestResultData;
  problem: ProblemView;
  language: Language;
};

/** The learner says first what is wrong; then the coach explains, from what the program did. */
export function ExplainFailure({ attemptId, test, problem, language }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [empty, setEmpty] = useState(false);
  const [answer, setAnswer] = useState<FailureExplanation | null>(null);
  const [asked, setAsked] = useState("");
  const draft = useDraft(attemptId, `failure:${test.index}`, "");
  const { busy, failure, move, said } = useApiMove(`/api/attempts/${attemptId}`);

  useEffect(() => {
    if (open) form.current?.querySelector("textarea")?.focus();
  }, [open]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    if (await ask(draft.text)) draft.forget(draft.text);
  }

  async function ask(userExplanation: string): Promise<boolean> {
    setAsked(userExplanation);
    const reply = await move(
      "verify/explain-failure",
      { testIndex: test.index, ...lookedAt(test, problem, language), userExplanation },
      { streamed: true },
    );
    if (reply) setAnswer(reply);
    return reply !== null;
  }

  if (!open) {
    return (
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Explain why
      </Button>
    );
  }
  return (
    <form ref={form} onSubmit={send} noValidate className="flex w-full flex-col gap-3">
      <DraftArea
        draft={draft}
        label="What do you think went wrong?"
        name="userExplanation"
        rows={2}
        hint="A guess is enough. The coach answers after you."
        error={empty ? "Write your own thought first." : undefined}
      />
      <Button type="submit" size="small" className="self-start" busy={busy}>
        Ask the coach
      </Button>
      {failure && <FailureNotice failure={failure} />}
      {busy && said !== "" && <StreamingReply text={said} />}
      <div aria-live="polite">
        {answer && !busy && (
          <div className="flex flex-col gap-2 border-l-3 border-coach-solid pl-3 text-small">
            <FallbackNotice marks={answer} onRetry={() => void ask(asked)} />
            <p>
              <Badge tone="caution">{answer.likelyBugType.replaceAll("-", " ")}</Badge>
            </p>
            <RichText text={answer.failingCaseExplanation} />
            <p className="font-semibold">Next</p>
            <RichText text={answer.suggestedNextDebugStep} />
          </div>
        )}
      </div>
    </form>
  );
}

function lookedAt(test: TestResultData, { signature }: ProblemView, language: Language) {
  if (test.hidden) return { testInput: "", expected: "", actual: "" };
  return {
    testInput: argumentsText(test.args, signature.parameters, language),
    expected: valueTextIn(language, test.expected),
    actual: test.error ? test.error.message : valueTextIn(language, test.actual),
  };
}
