"use client";

import type { Guidance } from "@foothold/core/recovery";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { TextArea } from "#components/ui/form/TextArea.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { callApi } from "#lib/browser/api-client.ts";
import type { ListedGuidance } from "./GuidanceList.tsx";
import { afterSending, changeOf, type Edit, edited, wasChangedByOthers } from "./guidance-edit.ts";
import { statusWords } from "./guidance-words.ts";

type Status = Guidance["status"];

const changes: Record<Status, readonly { to: Status; label: string }[]> = {
  draft: [
    { to: "verified", label: "Verify it" },
    { to: "retired", label: "Retire it" },
  ],
  verified: [
    { to: "draft", label: "Make it a draft again" },
    { to: "retired", label: "Retire it" },
  ],
  retired: [{ to: "draft", label: "Bring it back as a draft" }],
};

export function GuidanceEditor({ guidance }: { guidance: ListedGuidance }) {
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const { failure, send } = useRequest();
  const { label, tone, means } = statusWords[guidance.status];
  const busy = sending !== null || refreshing;
  const words = edit?.words ?? guidance.words;

  async function change(status?: Status) {
    if (busy) return;
    setSending(status ?? "words");
    await send(
      async () => {
        await callApi("PUT", `/api/guidance/${guidance.id}`, changeOf(guidance, edit, status));
        refresh(() => {
          router.refresh();
          setEdit((now) => afterSending(edit, now));
        });
      },
      (error) => {
        // Every use of the note raises its version; after a refresh the next press sends the current one.
        if (error.code === "stale-version") refresh(() => router.refresh());
        return error;
      },
    );
    setSending(null);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== "" && words !== guidance.words) void change();
  }

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {guidance.retiredReason === "stopped-helping" && <Badge>It stopped helping</Badge>}
        </p>
        <p className="mt-1 text-small text-ink-soft">{means}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {changes[guidance.status].map(({ to, label: does }) => (
            <Button
              key={to}
              size="small"
              variant={to === "verified" ? "primary" : "secondary"}
              busy={sending === to}
              disabled={busy}
              onClick={() => change(to)}
            >
              {does}
            </Button>
          ))}
        </div>
      </div>
      <form onSubmit={save} className="flex flex-col gap-3">
        <TextArea
          label="The words"
          name="words"
          rows={6}
          maxLength={4000}
          value={words}
          error={words.trim() === "" ? "This cannot be empty." : undefined}
          onChange={({ target }) => setEdit(edited(guidance, edit, target.value))}
        />
        {wasChangedByOthers(guidance, edit) && (
          <Notice tone="caution" title="Somebody else has changed the words meanwhile">
            <p className="whitespace-pre-wrap wrap-anywhere">{guidance.words}</p>
          </Notice>
        )}
        <Button
          type="submit"
          size="small"
          variant="secondary"
          className="self-start"
          busy={sending === "words"}
          disabled={busy || words === guidance.words || words.trim() === ""}
        >
          Save the words
        </Button>
      </form>
      {failure && <FailureNotice failure={failure} />}
      {guidance.steps.length > 0 && (
        <section>
          <h2 className="text-title-3">The steps in it</h2>
          <ol className="mt-2 list-decimal pl-5 text-small">
            {guidance.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {guidance.variants.length > 0 && (
        <section>
          <h2 className="text-title-3">Said in other words</h2>
          <ul className="mt-2 flex flex-col gap-2">
            {guidance.variants.map((variant) => (
              <li key={variant.at} className="border-l-3 border-line pl-3 text-small wrap-anywhere">
                {variant.words}
                <span className="block text-tiny text-ink-faint">
                  <TimeAgo at={variant.at} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
