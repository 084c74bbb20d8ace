import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import type { ApiError } from "#lib/browser/api-error.ts";

type Props = { more: boolean; busy: boolean; failure: ApiError | null; loadMore: () => void };

export function LoadMore({ more, busy, failure, loadMore }: Props) {
  return (
    <div className="mt-6 flex flex-col items-center gap-4">
      {failure && <FailureNotice failure={failure} className="w-full" />}
      {more && (
        <Button variant="secondary" busy={busy} onClick={loadMore}>
          {busy ? "Loading…" : "Load more"}
        </Button>
      )}
    </div>
  );
}
