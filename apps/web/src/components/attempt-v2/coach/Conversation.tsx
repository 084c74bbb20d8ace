"use client";

import type { AttemptView, CoachRemark } from "@foothold/core/attempt";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { ConflictingVersion } from "../workbench/drafts/ConflictingVersion.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { QUESTION_BOX } from "../workbench/headings.ts";
import { ChatExchange } from "./ChatExchange.tsx";

type Props = { attempt: AttemptView; exchanges: readonly CoachRemark[] };

/** Questions to the coach in order. The text field is cleared only when the answer has arrived. */
export function Conversation({ attempt, exchanges }: Props) {
  const draft = useDraft(attempt.id, "chat", "");
  const { busy, failure, move, said } = useApiMove(`/api/attempts/${attempt.id}`);
  const [asking, setAsking] = useState("");
  const questions = exchanges.filter(({ kind }) => kind === "question");
  const open = attempt.finishedAt === null;

  async function send(message: string): Promise<boolean> {
    setAsking(message);
    return (await move("chat", { message }, { streamed: true })) !== null;
  }

  async function ask(event?: FormEvent) {
    event?.preventDefault();
    if (draft.text.trim() === "" || busy || !(await send(draft.text))) return;
    draft.write("");
    draft.forget();
  }

  function retryOf({ id, question }: CoachRemark) {
    const newest = id === questions.at(-1)?.id;
    return open && newest && !busy && question ? () => void send(question) : undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask();
  }

  if (!open && questions.length === 0) return null;
  return (
    <section aria-labelledby="chat-title" className="flex flex-col gap-3">
      <h3 id="chat-title" className="text-title-3">
        Ask the coach
      </h3>
      <ol
        aria-live="polite"
        aria-busy={busy}
        aria-label="Questions and answers"
        className="flex flex-col gap-3"
      >
        {questions.map((exchange) => (
          <ChatExchange
            key={exchange.id}
            exchange={exchange}
            waiting={false}
            onRetry={retryOf(exchange)}
          />
        ))}
        {busy && (
          <ChatExchange exchange={{ question: asking, text: said, isFallback: false }} waiting />
        )}
      </ol>
      {open && (
        <form onSubmit={ask} noValidate className="flex flex-col items-start gap-2">
          <div className="w-full">
            <TextArea
              id={QUESTION_BOX}
              label="Your question"
              name="message"
              rows={2}
              hint="Enter sends it, Shift and Enter begin a new line."
              value={draft.text}
              readOnly={busy}
              onChange={(event) => draft.write(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </div>
          <ConflictingVersion draft={draft} label="Your question" />
          {failure && <FailureNotice failure={failure} />}
          <Button type="submit" size="small" variant="secondary" busy={busy}>
            {failure ? "Ask again" : "Ask"}
          </Button>
        </form>
      )}
    </section>
  );
}
