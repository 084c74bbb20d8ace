"use client";

import { useRef, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";

export function DeleteAccount({ email, teaches }: { email: string; teaches: boolean }) {
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function cancel() {
    setAsked(false);
    // The button is rendered again only after this update.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <div className="flex flex-col items-start gap-4 p-5 sm:p-6">
      <div className="max-w-text">
        <h3 className="text-title-3 font-semibold">Delete your account</h3>
        <p className="mt-1 text-small text-ink-soft">
          Your profile, your attempts and everything you wrote are deleted at once, and you are
          signed out everywhere. Nobody can bring it back. The audit trail keeps that something
          happened, without your name or your email.
          {teaches && " So do guidance you wrote for learners and classes with others in them."}
        </p>
      </div>
      {asked ? (
        <DeleteAccountForm email={email} onCancel={cancel} />
      ) : (
        <Button ref={opener} variant="secondary" onClick={() => setAsked(true)}>
          Delete my account…
        </Button>
      )}
    </div>
  );
}
