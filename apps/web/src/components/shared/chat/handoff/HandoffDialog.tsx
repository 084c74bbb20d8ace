"use client";

import type { HandoffOffer } from "@foothold/core/chat";
import type { ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";

const limits: Record<HandoffOffer["because"], string> = {
  context: "of what the coach can keep in mind is used",
  storage: "of the room for one conversation is used",
};

type Props = {
  /** As a percentage. */
  full: string;
  because: HandoffOffer["because"];
  busy: boolean;
  failure: ReactNode;
  onHandOff: () => void;
  onExtend: () => void;
  onCancel: () => void;
};

/** A conversation near its limit: begin a new one with a summary, fold the older part, or go on as it is. */
export function HandoffDialog({ full, because, busy, failure, ...on }: Props) {
  return (
    <ConfirmDialog
      title="This conversation is getting long"
      confirmLabel="Handoff"
      busy={busy}
      onConfirm={on.onHandOff}
      onCancel={on.onCancel}
    >
      <p>{`${full} ${limits[because]}.`}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-small">
        <li>
          <strong>Handoff</strong> begins a new conversation with a summary and your open tasks.
          This one stays readable.
        </li>
        <li>
          <strong>Extend</strong> goes on here; the coach is told the older part as a summary.
          Nothing is deleted.
        </li>
        <li>
          <strong>Cancel</strong> goes on as it is; the coach forgets the oldest part first.
        </li>
      </ul>
      <Button variant="secondary" className="self-start" busy={busy} onClick={on.onExtend}>
        Extend
      </Button>
      {failure}
    </ConfirmDialog>
  );
}
