"use client";

import type { ChangeSet, ChangeSetSummary } from "@foothold/core/attempt";
import { useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Diff } from "#components/ui/diff/Diff.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { callApi } from "#lib/browser/api-client.ts";

type Props = {
  attemptId: string;
  change: ChangeSetSummary;
  busy: boolean;
  /** The code is being restored to this change. */
  going: boolean;
  onRewind: () => void;
};

export function ChangeItem({ attemptId, change, busy, going, onRewind }: Props) {
  const [whole, setWhole] = useState<ChangeSet | null>(null);
  const { busy: loading, failure, send } = useRequest();
  const { position, totalStats, source } = change;
  const path = `/api/attempts/${attemptId}/changes/${position}` as const;

  async function toggle() {
    if (whole) return setWhole(null);
    setWhole(await send(() => callApi("GET", path)));
  }

  return (
    <li className="rounded-middle border border-line bg-surface p-3 text-small">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{`Change ${position}`}</span>
        <span className="text-ink-faint">
          <TimeAgo at={change.updatedAt} />
        </span>
        <span className="font-mono text-tiny">
          {`+${totalStats.added} −${totalStats.removed} ~${totalStats.modified}`}
        </span>
        {source === "rewind" && <Badge>gone back</Badge>}
        <span className="ml-auto flex gap-1">
          <Button
            size="small"
            variant="quiet"
            aria-expanded={whole !== null}
            busy={loading}
            aria-label={`Show change ${position}`}
            onClick={toggle}
          >
            Show
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={going}
            disabled={busy}
            aria-label={`Go here, to change ${position}`}
            onClick={onRewind}
          >
            Go here
          </Button>
        </span>
      </div>
      {failure && <FailureNotice failure={failure} className="mt-2" />}
      {whole?.files.map(({ path: file, oldContent, newContent }) => (
        <Diff key={file} before={oldContent ?? ""} after={newContent ?? ""} />
      ))}
    </li>
  );
}
