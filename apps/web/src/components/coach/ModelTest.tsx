"use client";

import type { ModelProvider, TestedModel } from "@foothold/core/coach";
import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { failureWords } from "./failure-words.ts";

type Props = { provider: ModelProvider; name: string; isThere: boolean; unsaved: boolean };

/** Sends a request to every configured model and shows the result. */
export function ModelTest({ provider, name, isThere, unsaved }: Props) {
  const { busy, failure, send } = useRequest();
  const [tested, setTested] = useState<TestedModel[] | null>(null);

  async function test() {
    setTested(null);
    const answer = await send(() => callApi("POST", "/api/admin/coach/test", { provider }));
    if (answer) setTested(answer.models);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          disabled={!isThere || unsaved}
          onClick={test}
        >
          Test {name}
        </Button>
        {isThere && unsaved && (
          <p className="text-small text-ink-soft">Save first. The test uses the saved settings.</p>
        )}
      </div>
      <div role="status" className="w-full empty:hidden">
        {tested && (
          <ul className="divide-y divide-line rounded-middle border border-line text-small">
            {tested.map((one) => (
              <li key={one.model} className="flex gap-3 px-3 py-2">
                <Outcome works={one.works} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-mono">{one.model}</span>{" "}
                  {one.works ? (
                    <span className="text-success">answers, in {seconds(one.tookMs)}</span>
                  ) : (
                    <span className="text-danger">{failureWords[one.failure]}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}

function Outcome({ works }: { works: boolean }) {
  const Icon = works ? CircleCheck : CircleX;
  const tone = works ? "text-success" : "text-danger";
  return <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${tone}`} />;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
