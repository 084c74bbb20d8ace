"use client";

import type { Exchange } from "@foothold/core/chat";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callOnce } from "#lib/browser/call-once.ts";

type Props = { exchange: Pick<Exchange, "id" | "conversationId"> };

/** Says what was wrong with an answer; instructors of the class and admins see it. */
export function ReportAnswer({ exchange: { id, conversationId } }: Props) {
  const [open, setOpen] = useState(false);
  const [what, setWhat] = useState("");
  const [isReported, setReported] = useState(false);
  const { busy, failure, send } = useRequest();
  if (isReported) return <p className="text-tiny text-ink-soft">Reported. Thank you.</p>;

  async function report(event: FormEvent) {
    event.preventDefault();
    const path = `/api/conversations/${conversationId}/exchanges/${id}/report` as const;
    const words = what.trim() || "Reported without a reason.";
    if (await send(() => callOnce("POST", path, { what: words }))) setReported(true);
  }

  if (!open) {
    return (
      <button
        type="button"
        className="min-h-6 text-tiny text-ink-faint underline hover:text-ink pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        Report a bad answer
      </button>
    );
  }
  return (
    <form onSubmit={report} noValidate className="flex w-full flex-col items-start gap-2">
      <div className="w-full">
        <TextArea
          label="What was wrong with it?"
          name="what"
          rows={2}
          autoFocus
          value={what}
          hint="Your instructors and the admins read it, with the answer."
          onChange={(event) => setWhat(event.target.value)}
        />
      </div>
      {failure && <FailureNotice failure={failure} />}
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy}>
          Report
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
