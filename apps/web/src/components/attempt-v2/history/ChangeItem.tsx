"use client";

import type { ChangeSet, ChangeSetSummary } from "@foothold/core";
import { useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { callApi } from "#lib/api-client.ts";
import { Diff } from "./Diff.tsx";

type Props = {
  attemptId: string;
  change: ChangeSetSummary;
  busy: boolean;
  onRewind: () => void;
};

export function ChangeItem({ attemptId, change, busy, onRewind }: Props) {
  const [whole, setWhole] = useState<ChangeSet | null>(null);
  const { position, totalStats, source } = change;
  const path = `/api/attempts/${attemptId}/changes/${position}` as const;

  async function toggle() {
    setWhole(whole ? null : await callApi<ChangeSet>("GET", path).catch(() => null));
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
            aria-label={`Show change ${position}`}
            onClick={toggle}
          >
            Show
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={busy}
            aria-label={`Go to change ${position}`}
            onClick={onRewind}
          >
            Go here
          </Button>
        </span>
      </div>
      {whole?.files.map(({ path: file, oldContent, newContent }) => (
        <Diff key={file} before={oldContent ?? ""} after={newContent ?? ""} />
      ))}
    </li>
  );
}
