"use client";

import type { ChangeSetSummary, Page } from "@foothold/core";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { ApiError, callApi } from "#lib/api-client.ts";
import { ChangeItem } from "./ChangeItem.tsx";

type Rewound = { version: number; code: string };

type Props = {
  attemptId: string;
  /** Whatever is typed is saved before history is shown or gone back to. */
  save: () => Promise<void>;
  onRewound: (code: string, version: number) => void;
};

/** Every change of the code; any of them can be gone back to, and forward again. */
export function History({ attemptId, save, onRewound }: Props) {
  const [page, setPage] = useState<Page<ChangeSetSummary> | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  }

  const load = async (after?: string) => {
    const query = after ? `?after=${encodeURIComponent(after)}` : "";
    const next = await callApi<Page<ChangeSetSummary>>(
      "GET",
      `/api/attempts/${attemptId}/changes${query}`,
    );
    setPage((now) => (after && now ? { ...next, items: [...now.items, ...next.items] } : next));
  };

  const show = () =>
    attempt(async () => {
      await save();
      await load();
    });

  const rewind = (position: number) =>
    attempt(async () => {
      await save();
      const path = `/api/attempts/${attemptId}/rewind` as const;
      const { code, version } = await callApi<Rewound>("POST", path, { position });
      onRewound(code, version);
      await load();
    });

  return (
    <details onToggle={(event) => event.currentTarget.open && void show()}>
      <summary className="inline-flex min-h-6 items-center text-small font-semibold text-accent pointer-coarse:min-h-11">
        Change history
      </summary>
      <div className="mt-2 flex flex-col items-start gap-2">
        {failure && <FailureNotice failure={failure} />}
        {page?.items.length === 0 && <p className="text-small">Nothing has been changed yet.</p>}
        <ol className="flex w-full flex-col gap-2">
          {page?.items.map((change) => (
            <ChangeItem
              key={change.id}
              attemptId={attemptId}
              change={change}
              busy={busy}
              onRewind={() => rewind(change.position)}
            />
          ))}
        </ol>
        {page?.next && (
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            onClick={() => attempt(() => load(page.next ?? undefined))}
          >
            Earlier changes
          </Button>
        )}
        {page && page.items.length > 0 && (
          <Button size="small" variant="secondary" busy={busy} onClick={() => rewind(0)}>
            Back to the beginning
          </Button>
        )}
      </div>
    </details>
  );
}
