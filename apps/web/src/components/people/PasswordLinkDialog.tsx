"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useRequest } from "#components/ui/hooks/use-request.ts";
import { callApi } from "#lib/browser/api-client.ts";
import { PasswordLink } from "./PasswordLink.tsx";
import type { PersonRow } from "./person-row.ts";

type Link = { url: string; expiresAt: string };

/** Asks, makes the link, and shows it this once. */
export function PasswordLinkDialog({
  person,
  onClose,
}: {
  person: PersonRow;
  onClose: () => void;
}) {
  const { busy, failure, send } = useRequest();
  const [link, setLink] = useState<Link | null>(null);

  async function make() {
    const path = `/api/admin/people/${encodeURIComponent(person.id)}/password-link` as const;
    const answer = await send(() => callApi("POST", path, {}));
    if (answer) setLink(answer.link);
  }

  if (link) {
    return (
      <ConfirmDialog
        key="link"
        title={`Give ${person.name} this link`}
        confirmLabel="Done"
        cancelLabel={null}
        mustChoose
        busy={false}
        onConfirm={onClose}
        onCancel={onClose}
      >
        <PasswordLink {...link} />
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="ask"
      title={`Make a password link for ${person.name}?`}
      confirmLabel="Make the link"
      busy={busy}
      onConfirm={make}
      onCancel={onClose}
    >
      <p>
        With it they set a new password and are signed in. Until then the old one works. A link you
        made for them before stops working.
      </p>
      <p>Whoever has the link gets into the account: give it to nobody else.</p>
      {failure && <FailureNotice failure={failure} className="text-ink" />}
    </ConfirmDialog>
  );
}
