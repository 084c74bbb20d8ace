"use client";

import type { ListedChange } from "@foothold/core/attempt";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { ChangeItem } from "./ChangeItem.tsx";
import { newestApplied } from "./change-words.ts";
import { RewindDialog } from "./RewindDialog.tsx";
import { type HistoryProps, useHistory } from "./use-history.ts";

/** Lists every change of the files. Each can be undone, and the files can be taken to each point in time. */
export function History(props: HistoryProps) {
  const { page, busy, failure, goingTo, ...history } = useHistory(props);
  const [asking, setAsking] = useState<ListedChange | null>(null);
  const newest = newestApplied(page?.items ?? []);

  /** For a change of the coach the learner chooses what to undo; other changes have only files. */
  function rewind(change: ListedChange) {
    if (change.exchangeId) setAsking(change);
    else void history.rewind(change, { files: true, marks: false, todos: false });
  }

  return (
    <Disclosure summary="Change history" onOpen={history.show}>
      <div className="flex flex-col items-start gap-2">
        {busy && !page && <p className="text-small text-ink-soft">Looking up every change…</p>}
        {failure && <FailureNotice failure={failure} />}
        {page?.items.length === 0 && <p className="text-small">Nothing has been changed yet.</p>}
        {newest && (
          <Button
            size="small"
            variant="secondary"
            className="self-end"
            disabled={busy}
            aria-label={`Rewind change ${newest.position}, the newest that is applied`}
            onClick={() => rewind(newest)}
          >
            ◀ Rewind
          </Button>
        )}
        <ol aria-label="Changes" className="flex w-full flex-col gap-2">
          {page?.items.map((change) => (
            <ChangeItem
              key={change.id}
              attemptId={props.store.attemptId}
              change={change}
              busy={busy}
              going={goingTo === change.position}
              onRewind={() => rewind(change)}
              onGo={() => history.goTo(change.position)}
            />
          ))}
        </ol>
        {page?.next && (
          <Button size="small" variant="quiet" busy={busy} onClick={history.loadEarlier}>
            Earlier changes
          </Button>
        )}
        {page && page.items.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            busy={goingTo === 0}
            disabled={busy}
            onClick={() => history.goTo(0)}
          >
            Back to the beginning
          </Button>
        )}
      </div>
      {asking && (
        <RewindDialog
          change={asking}
          busy={busy}
          onCancel={() => setAsking(null)}
          onRewind={(parts) => {
            setAsking(null);
            void history.rewind(asking, parts);
          }}
        />
      )}
    </Disclosure>
  );
}
