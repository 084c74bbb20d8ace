"use client";

import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { useDraft } from "./use-draft.ts";

type Props = { draft: Pick<ReturnType<typeof useDraft>, "other" | "choose">; label: string };

/** The same field was changed in another tab or on another device: both texts are shown, and the learner chooses. */
export function ConflictingVersion({ draft: { other, choose }, label }: Props) {
  if (other === null) return null;
  return (
    <section aria-label={`Two texts for “${label}”`}>
      <Notice tone="caution" title="This was changed somewhere else too">
        <p>
          It was changed in another tab or on another device. Your version is above. This is the
          other one:
        </p>
        <blockquote className="mt-2 border-l-3 border-caution-line pl-3 font-medium whitespace-pre-wrap wrap-anywhere">
          {other || <span className="text-ink-faint">(empty)</span>}
        </blockquote>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => choose("mine")}>
            Go on with mine
          </Button>
          <Button size="small" variant="secondary" onClick={() => choose("other")}>
            Take the other one
          </Button>
        </div>
      </Notice>
    </section>
  );
}
