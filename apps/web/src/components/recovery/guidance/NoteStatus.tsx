"use client";

import type { Guidance } from "@foothold/core/recovery";
import { useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import type { ListedGuidance } from "./GuidanceList.tsx";
import { scopeWords, statusWords } from "./guidance-words.ts";
import type { NoteChange } from "./use-note-change.ts";

type Status = Guidance["status"];

const changes: Record<Status, readonly { to: Status; label: string }[]> = {
  draft: [
    { to: "verified", label: "Verify it for all classes" },
    { to: "retired", label: "Retire it" },
  ],
  verified: [
    { to: "verified", label: "Verify it for all classes" },
    { to: "draft", label: "Make it a draft again" },
    { to: "retired", label: "Retire it" },
  ],
  retired: [{ to: "draft", label: "Bring it back as a draft" }],
};

/** Whom the note is for, in which state it is, and the buttons that change this. */
export function NoteStatus({
  guidance,
  changing,
}: {
  guidance: ListedGuidance;
  changing: NoteChange;
}) {
  const [deleting, setDeleting] = useState(false);
  const { status, scope, may, version } = guidance;
  const allowed = changes[status].filter(({ to }) => (to === "verified" ? may.verify : may.change));
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={scopeWords[scope].tone}>{scopeWords[scope].label}</Badge>
        {scope !== "private" && (
          <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
        )}
        {guidance.retiredReason === "stopped-helping" && <Badge>It stopped helping</Badge>}
      </p>
      <p className="mt-1 max-w-text text-small text-ink-soft">
        {`${scopeWords[scope].means} ${scope === "private" ? "" : statusWords[status].means}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {scope !== "private" &&
          allowed.map(({ to, label }) => (
            <Button
              key={to}
              size="small"
              variant={to === "verified" ? "primary" : "secondary"}
              busy={changing.sending === to}
              disabled={changing.busy}
              onClick={() => changing.change(to, { version, status: to })}
            >
              {label}
            </Button>
          ))}
        {may.delete && (
          <Button
            size="small"
            variant="secondary"
            disabled={changing.busy}
            onClick={() => setDeleting(true)}
          >
            Delete it
          </Button>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title="Delete this note?"
          confirmLabel="Delete"
          danger
          busy={changing.sending === "delete"}
          onConfirm={changing.remove}
          onCancel={() => setDeleting(false)}
        >
          <p>
            It goes with its history, also from the pages of learners who were shown it. This cannot
            be undone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
