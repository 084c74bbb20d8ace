import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";

type Props = { busy: boolean; changed: boolean; justSaved: boolean; failure: ApiError | null };

export function SaveBar({ busy, changed, justSaved, failure }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {failure && <FailureNotice failure={failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {busy ? "Saving…" : "Save settings"}
        </Button>
        {changed && !busy && <p className="text-small text-ink-soft">You have unsaved changes.</p>}
      </div>
      <div role="status" className="empty:hidden">
        {justSaved && !changed && <Notice tone="success" title="Your settings are saved." />}
      </div>
    </div>
  );
}
