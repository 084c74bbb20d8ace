"use client";

import type { Comment, TimelineFrame } from "@foothold/core/classroom";
import { type FormEvent, useState } from "react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

type Props = {
  attemptId: string;
  frame: TimelineFrame;
  learnerName: string;
  line: number | null;
  lineText: string | null;
  onWholeStep: () => void;
  onWritten: (comment: Comment) => void;
};

export function CommentForm(props: Props) {
  const { attemptId, frame, learnerName, line, lineText, onWholeStep, onWritten } = props;
  const [text, setText] = useState("");
  const { busy, failure, send } = useRequest();
  const [empty, setEmpty] = useState(false);
  const [sent, setSent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(text.trim() === "");
    if (busy || text.trim() === "") return;
    const { place, version: attemptVersion } = frame;
    const path = `/api/learners/attempts/${attemptId}/comments` as const;
    const body = { place, attemptVersion, line, lineText: lineText?.slice(0, 500) ?? null, text };
    const answer = await send(() => callApi("POST", path, body));
    if (!answer) return;
    onWritten(answer.comment);
    setText("");
    setSent(true);
  }

  const where = line === null ? `the step ${stepNames[frame.place]}` : `line ${line}`;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextArea
        label={`A comment for ${learnerName}, on ${where}`}
        name="comment"
        rows={3}
        maxLength={2000}
        value={text}
        hint="Choose a line’s number to comment on that line. The learner gets a notification and sees it beside the code."
        error={empty ? "Write something first." : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setSent(false);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" busy={busy}>
          Send the comment
        </Button>
        {line !== null && (
          <Button size="small" variant="quiet" onClick={onWholeStep}>
            On the whole step instead
          </Button>
        )}
        <p role="status" className="text-small text-success">
          {sent && "Sent."}
        </p>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </form>
  );
}
