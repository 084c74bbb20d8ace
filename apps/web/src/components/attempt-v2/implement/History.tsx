"use client";

import type { ChangeSetSummary } from "@foothold/core/attempt";
import type { Page } from "@foothold/core/page";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { callOnce } from "#lib/browser/call-once.ts";
import { ChangeItem } from "./ChangeItem.tsx";
import type { SaveOutcome } from "./use-code.ts";

type Props = {
  attemptId: string;
  /** Saves the current code before the history is shown or a change is restored. */
  save: () => Promise<SaveOutcome>;
  onRewound: (code: string, version: number) => void;
};

/** Every change of the code; each can be restored. */
export function History({ attemptId, save, onRewound }: Props) {
  const [page, setPage] = useState<Page<ChangeSetSummary> | null>(null);
  const { busy, failure, send } = useRequest();
  const [goingTo, setGoingTo] = useState<number | null>(null);

  const load = async (after?: string) => {
    const query = new URLSearchParams(after ? { after } : {});
    const next = await callApi("GET", `/api/attempts/${attemptId}/changes?${query}`);
    setPage((now) => (after && now ? { ...next, items: [...now.items, ...next.items] } : next));
  };

  const show = () =>
    send(async () => {
      await save();
      await load();
    });

  async function rewind(position: number) {
    setGoingTo(position);
    await send(async () => {
      // Unsaved code would be lost; the message beside the editor says why it is not saved.
      if ((await save()) !== "saved") return;
      const path = `/api/attempts/${attemptId}/rewind` as const;
      const { code, version } = await callOnce("POST", path, { position });
      onRewound(code, version);
      await load();
    });
    setGoingTo(null);
  }

  return (
    <Disclosure summary="Change history" onOpen={() => void show()}>
      <div className="flex flex-col items-start gap-2">
        {busy && !page && <p className="text-small text-ink-soft">Looking up every change…</p>}
        {failure && <FailureNotice failure={failure} />}
        {page?.items.length === 0 && <p className="text-small">Nothing has been changed yet.</p>}
        <ol className="flex w-full flex-col gap-2">
          {page?.items.map((change) => (
            <ChangeItem
              key={change.id}
              attemptId={attemptId}
              change={change}
              busy={busy}
              going={goingTo === change.position}
              onRewind={() => rewind(change.position)}
            />
          ))}
        </ol>
        {page?.next && (
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            onClick={() => send(() => load(page.next ?? undefined))}
          >
            Earlier changes
          </Button>
        )}
        {page && page.items.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            busy={goingTo === 0}
            disabled={busy}
            onClick={() => rewind(0)}
          >
            Back to the beginning
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
