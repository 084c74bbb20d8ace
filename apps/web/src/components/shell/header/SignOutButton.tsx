"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { ApiError, callApi } from "#lib/browser/api-client.ts";

export function SignOutButton({ className }: { className: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    try {
      await callApi("POST", "/api/auth/sign-out", {});
      window.location.assign("/sign-in");
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      setBusy(false);
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={signOut}
        aria-disabled={busy || undefined}
        className={className}
      >
        <LogOut aria-hidden="true" className="size-4" />
        {busy ? "Signing out…" : "Sign out"}
      </button>
      {failure && <FailureNotice failure={failure} className="m-2" />}
    </>
  );
}
