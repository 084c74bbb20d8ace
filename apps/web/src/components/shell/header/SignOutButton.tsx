"use client";

import { LogOut } from "lucide-react";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { leavePage } from "#lib/browser/leave-page.ts";

export function SignOutButton({ className }: { className: string }) {
  const { busy, failure, send } = useRequest();

  const signOut = () =>
    send(async () => {
      await callApi("POST", "/api/auth/sign-out", {});
      await leavePage("/sign-in");
    });

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
