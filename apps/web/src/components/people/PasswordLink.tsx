"use client";

import { Check, Copy } from "lucide-react";
import { Button } from "#components/ui/Button.tsx";
import { dateTimeText } from "#components/ui/date-time-text.ts";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useCopy } from "#components/ui/hooks/use-copy.ts";

export function PasswordLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const { outcome, copy } = useCopy();
  const copied = outcome === "copied";
  const Icon = copied ? Check : Copy;
  return (
    <>
      <p>{`It works once, until ${dateTimeText(expiresAt)}. It is shown only now: copy it before you close this.`}</p>
      <div className="text-ink">
        <TextField
          label="Password link"
          name="link"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div>
        <Button variant="secondary" size="small" onClick={() => copy(url)}>
          <Icon aria-hidden="true" className="size-4" />
          {copied ? "Copied" : "Copy the link"}
        </Button>
      </div>
      <p role="status" className="text-small empty:hidden">
        {copied && "The link is on your clipboard."}
        {outcome === "refused" &&
          "Your browser does not allow copying. Select the link and copy it yourself."}
      </p>
    </>
  );
}
