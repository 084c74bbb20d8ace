"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callForFile } from "#lib/browser/api-client.ts";
import { saveFile } from "./save-file.ts";

export function DownloadData() {
  const { busy, failure, send } = useRequest();
  const [savedAs, setSavedAs] = useState<string | null>(null);

  async function download() {
    setSavedAs(null);
    const file = await send(() => callForFile("/api/me/export"));
    if (!file) return;
    saveFile(file);
    setSavedAs(file.name);
  }

  return (
    <div className="flex flex-col items-start gap-4 p-5 sm:p-6">
      <div>
        <h3 className="text-title-3 font-semibold">Download your data</h3>
        <p className="mt-1 max-w-text text-small text-ink-soft">
          Everything Foothold keeps about you: your profile and settings, every attempt with what
          you wrote, your code and its history, and what the audit trail says of you. A ZIP of JSON
          files, with a README that says what is what.
        </p>
      </div>
      <Button variant="secondary" busy={busy} onClick={download}>
        {!busy && <Download aria-hidden="true" className="size-5" />}
        {busy ? "Collecting…" : "Download my data"}
      </Button>
      {failure && <FailureNotice failure={failure} className="w-full" />}
      <div role="status" className="w-full empty:hidden">
        {savedAs && (
          <Notice tone="success" title="Your data is downloaded.">
            <p>
              Look for <span className="font-mono">{savedAs}</span> among your downloads. It holds
              personal things: keep it where only you can read it.
            </p>
          </Notice>
        )}
      </div>
    </div>
  );
}
