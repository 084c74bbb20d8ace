"use client";

import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";
import { cutText } from "../changes/change-words.ts";
import { ProposedChange } from "../changes/ProposedChange.tsx";
import { openPlaces } from "../changes/places-to-apply.ts";
import type { ReplyPartProps } from "../reply-part.ts";

/** The files that the coach proposes to change. Each can be compared, applied or discarded. */
export function FileChangesPart({ exchange: { proposals }, changes }: ReplyPartProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const open = openPlaces(proposals);
  const cut = cutText(proposals);

  async function applyAll() {
    setBusy(true);
    setFailure((await changes?.run("apply", open)) ?? null);
    setBusy(false);
  }

  return (
    <section aria-label="Proposed changes" className="flex flex-col gap-2">
      {cut && (
        <Notice tone="danger" title={cut}>
          <p>
            Nothing of it was written. What came whole can be looked at. Retry for a whole reply.
          </p>
        </Notice>
      )}
      <ul className="flex flex-col gap-2">
        {proposals.map((proposal, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is identified by its position
          <ProposedChange key={place} proposal={proposal} place={place} actions={changes} />
        ))}
      </ul>
      {failure && <FailureNotice failure={failure} />}
      {changes && open.length > 1 && (
        <Button size="small" className="self-start" busy={busy} onClick={() => void applyAll()}>
          {`Apply all ${open.length}`}
        </Button>
      )}
    </section>
  );
}
