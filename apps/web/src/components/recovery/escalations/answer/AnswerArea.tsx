"use client";

import type { ViewedEscalation } from "@foothold/core/recovery";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { type Claimed, claimState } from "../claim-state.ts";
import { useQueueContext } from "../queue-context.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { AnswerPreview } from "./AnswerPreview.tsx";
import { NextInQueue } from "./NextInQueue.tsx";
import { type Given, useAnswer } from "./use-answer.ts";

type Props = {
  escalation: Claimed & { id: string; status: "open" | "answered" | "withdrawn" };
  answer: Given | null;
  learnerName: string;
  /** Where a part of the answer may be shared. */
  classes: readonly { id: string; name: string }[];
  /** What was answered in situations like this one. */
  earlier: ViewedEscalation["earlier"];
  selfId: string;
};

/** Only the instructor who claimed the escalation can answer. The queue's claim is newer than the page's. */
export function AnswerArea({ escalation, answer, learnerName, classes, earlier, selfId }: Props) {
  const { waiting, reload } = useQueueContext();
  const answering = useAnswer(escalation.id);
  const { doing, failure, sent, text } = answering;
  const present = waiting.find(({ id }) => id === escalation.id);
  const claim = present ? claimState(present, selfId) : "free";
  const heading = useRef<HTMLHeadingElement>(null);
  const given = sent ?? answer;

  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  async function doAndReload(work: () => Promise<unknown>) {
    await work();
    reload();
  }

  return (
    <section
      aria-labelledby="answer-title"
      className="flex flex-col gap-4 rounded-large border border-line bg-surface p-5 shadow-low xl:sticky xl:top-[calc(var(--header-height)+1.5rem)]"
    >
      <h2 id="answer-title" ref={heading} tabIndex={-1} className="text-title-3 focus:outline-none">
        {sent ? "Sent" : given ? "The answer" : "Your answer"}
      </h2>
      {sent && (
        <Notice tone="success" title={`${learnerName} sees it now`}>
          <p>
            {sent.guidanceId
              ? "The part for others is a draft note of your class. The rest is for this learner alone."
              : "Nobody else does: the answer is for this learner alone."}
          </p>
        </Notice>
      )}
      {given && <AnswerPreview text={given.text} steps={given.steps} />}
      {!given && !present && (
        <Notice tone="info" title="No longer open">
          <p>Somebody has answered it, or the learner has moved on or left your class.</p>
        </Notice>
      )}
      {!sent && (given || !present) && text !== "" && <Unsent text={text} />}
      {!given && present && claim === "others" && (
        <Notice tone="info" title="Somebody else is answering">
          <p>If they do not answer, you can take it after ten minutes.</p>
        </Notice>
      )}
      {!given && present && claim === "free" && (
        <>
          <p className="text-small text-ink-soft">
            Take it first, so that nobody answers at the same time. It is yours for ten minutes.
          </p>
          <Button busy={doing === "claim"} onClick={() => doAndReload(answering.claim)}>
            I’ll take this
          </Button>
        </>
      )}
      {!given && present && claim === "yours" && (
        <AnswerForm
          answering={answering}
          learnerName={learnerName}
          classes={classes}
          earlier={earlier}
          onSend={() => doAndReload(answering.send)}
          onKeep={() => doAndReload(answering.claim)}
          onRelease={() => doAndReload(answering.release)}
        />
      )}
      {failure && present && claim !== "others" && <FailureNotice failure={failure} />}
      {(given || !present || claim === "others") && <NextInQueue after={escalation.id} />}
    </section>
  );
}

function Unsent({ text }: { text: string }) {
  return (
    <figure className="rounded-middle border border-line bg-sunken p-4 text-small wrap-anywhere">
      <figcaption className="mb-1 font-semibold">What you had written, not sent</figcaption>
      <p className="whitespace-pre-wrap">{text}</p>
    </figure>
  );
}
