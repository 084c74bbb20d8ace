"use client";

import type { ExplainedFailure } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { Language, TestResultData } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { StreamingReply } from "#components/shared/coach/StreamingReply.tsx";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { Explanation } from "./Explanation.tsx";

type Props = {
  attemptId: string;
  test: TestResultData;
  problem: ProblemView;
  language: Language;
  /** What was said about this test before. */
  said: readonly ExplainedFailure[];
};

/** The learner first says what is wrong; then the coach explains, from what the program did. */
export function ExplainFailure({ attemptId, test, problem, language, said: before }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [empty, setEmpty] = useState(false);
  const draft = useDraft(attemptId, `failure:${test.index}`, "");
  const { busy, failure, move, said } = useApiMove(`/api/attempts/${attemptId}`);

  useEffect(() => {
    if (open) form.current?.querySelector("textarea")?.focus();
  }, [open]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setEmpty(draft.text.trim() === "");
    if (draft.text.trim() === "") return;
    if (!(await ask(draft.text))) return;
    draft.write("");
    draft.forget("");
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function ask(userExplanation: string): Promise<boolean> {
    const reply = await move(
      "verify/explain-failure",
      { testIndex: test.index, ...lookedAt(test, problem, language), userExplanation },
      { streamed: true },
    );
    return reply !== null;
  }

  return (
    <div className={open || before.length > 0 ? "flex w-full flex-col gap-3" : "contents"}>
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {before.map((each) => (
          <Explanation
            key={each.id}
            said={each}
            onRetry={busy ? undefined : () => void ask(each.userExplanation)}
          />
        ))}
      </div>
      {busy && said !== "" && <StreamingReply text={said} />}
      {open ? (
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
        </form>
      ) : (
        <Button
          ref={opener}
          size="small"
          variant="secondary"
          className="self-start"
          onClick={() => setOpen(true)}
        >
          {before.length > 0 ? "Explain it once more" : "Explain why"}
        </Button>
      )}
      {failure && <FailureNotice failure={failure} />}
    </div>
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
