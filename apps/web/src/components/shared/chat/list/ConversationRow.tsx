"use client";

import type { ConversationSummary } from "@foothold/core/chat";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { callOnce } from "#lib/browser/call-once.ts";

type Props = {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onOpen: () => void;
  onChanged: () => void;
  onDeleted: () => void;
};

export function ConversationRow({ conversation, isCurrent, onOpen, ...on }: Props) {
  const { id, title, exchangeCount, updatedAt } = conversation;
  const path = `/api/conversations/${id}` as const;
  const [doing, setDoing] = useState<"rename" | "delete" | null>(null);
  const [next, setNext] = useState(title);
  const { busy, failure, send } = useRequest();

  async function rename(event: FormEvent) {
    event.preventDefault();
    if (next.trim() === "" || !(await send(() => callOnce("PUT", path, { title: next })))) return;
    setDoing(null);
    on.onChanged();
  }

  async function remove() {
    if (await send(() => callOnce("DELETE", path, {}))) on.onDeleted();
  }

  return (
    <li className="py-2 text-small">
      {doing === "rename" ? (
        <form onSubmit={rename} noValidate className="flex flex-col gap-2">
          <TextField
            label="Name"
            name="title"
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" size="small" busy={busy}>
              Save
            </Button>
            <Button size="small" variant="secondary" onClick={() => setDoing(null)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <>
          <button
            type="button"
            aria-current={isCurrent || undefined}
            onClick={onOpen}
            className="text-left font-semibold text-accent wrap-anywhere hover:underline"
          >
            {title}
          </button>
          <p className="text-tiny text-ink-faint">
            {`${exchangeCount} ${exchangeCount === 1 ? "message" : "messages"} · `}
            <TimeAgo at={updatedAt} />
          </p>
          <div className="flex flex-wrap">
            <Button
              size="small"
              variant="quiet"
              className="px-2"
              onClick={() => setDoing("rename")}
            >
              Rename
            </Button>
            <a href={`${path}/export`} download className={buttonClasses("quiet", "small", "px-2")}>
              Export
            </a>
            <Button
              size="small"
              variant="quiet"
              className="px-2"
              onClick={() => setDoing("delete")}
            >
              Delete
            </Button>
          </div>
        </>
      )}
      {failure && <FailureNotice failure={failure} />}
      {doing === "delete" && (
        <ConfirmDialog
          title="Delete this conversation?"
          confirmLabel="Delete it"
          danger
          busy={busy}
          onConfirm={remove}
          onCancel={() => setDoing(null)}
        >
          <p>{`“${title}” and all its answers are gone for good.`}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
