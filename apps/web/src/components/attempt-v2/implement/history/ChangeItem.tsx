"use client";

import type { ChangeSet, ListedChange } from "@foothold/core/attempt";
import { useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { Diff } from "#components/ui/diff/Diff.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { callApi } from "#lib/browser/api-client.ts";
import { fileText, paidText, sizeText, sourceWords } from "./change-words.ts";

type Props = {
  attemptId: string;
  change: ListedChange;
  busy: boolean;
  /** True while the files are being taken to this change. */
  going: boolean;
  onRewind: () => void;
  onGo: () => void;
};

export function ChangeItem({ attemptId, change, busy, going, onRewind, onGo }: Props) {
  const [whole, setWhole] = useState<ChangeSet | null>(null);
  const { busy: loading, failure, send } = useRequest();
  const { position, source, applied } = change;
  const path = `/api/attempts/${attemptId}/changes/${position}` as const;
  const cost = paidText(change);

  async function toggle() {
    if (whole) return setWhole(null);
    setWhole(await send(() => callApi("GET", path)));
  }

  return (
    <li className="rounded-middle border border-line bg-surface p-3 text-small">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span aria-hidden="true" className={applied ? "text-accent" : "text-ink-faint"}>
          {applied ? "●" : "○"}
        </span>
        <span className="font-semibold">{`Change #${position}`}</span>
        <span className="sr-only">{applied ? "applied" : "not applied"}</span>
        <span className="font-mono text-tiny">{sizeText(change)}</span>
        {cost && <span className="text-tiny">{cost}</span>}
        <span className="text-tiny text-ink-faint">
          <TimeAgo at={change.updatedAt} />
        </span>
        <Badge tone={source === "coach" ? "accent" : "neutral"}>{sourceWords[source]}</Badge>
        <span className="ml-auto flex flex-wrap gap-1">
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
          {applied && (
            <Button
              size="small"
              variant="quiet"
              disabled={busy}
              aria-label={`Rewind change ${position}`}
              onClick={onRewind}
            >
              Rewind
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            busy={going}
            disabled={busy}
            aria-label={`Go here, to change ${position}`}
            onClick={onGo}
          >
            Go here
          </Button>
        </span>
      </div>
      <p className="font-mono text-tiny text-ink-soft wrap-anywhere">
        {change.files.map(fileText).join(", ")}
      </p>
      {failure && <FailureNotice failure={failure} className="mt-2" />}
      {whole?.files.map(({ path: file, oldContent, newContent }) => (
        <section key={file} aria-label={file} className="mt-2">
          {whole.files.length > 1 && <h4 className="font-mono text-tiny font-semibold">{file}</h4>}
          <Diff before={oldContent ?? ""} after={newContent ?? ""} />
        </section>
      ))}
    </li>
  );
}
