"use client";

import type { OwnCoachTest } from "@foothold/core/coach";
import type { CoachProvider } from "@foothold/core/people";
import { useState } from "react";
import { fallbackWords } from "#components/shared/coach/fallback-words.ts";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";

/** Asks the coach that is chosen in the form, saved or not, whether it answers. */
export function CoachTest({ provider }: { provider: CoachProvider }) {
  const { busy, failure, send } = useRequest();
  const [tested, setTested] = useState<(OwnCoachTest & { provider: CoachProvider }) | null>(null);

  async function test() {
    setTested(null);
    const answer = await send(() => callApi("POST", "/api/settings/coach/test", { provider }));
    if (answer) setTested({ ...answer, provider });
  }

  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <Button size="small" variant="secondary" busy={busy} onClick={test}>
        Test this coach
      </Button>
      <div role="status" className="empty:hidden">
        {tested?.provider === provider &&
          (tested.works ? (
            <Notice tone="success" title="It answers." />
          ) : (
            <Notice tone="caution" title="It does not answer.">
              <p>{fallbackWords[tested.failure ?? "unavailable"]}</p>
            </Notice>
          ))}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
