"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Card } from "#components/ui/Card.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useCopy } from "#components/ui/hooks/use-copy.ts";
import { useClassChange } from "./use-class-change.ts";

export function JoinCode({ classId, code }: { classId: string; code: string }) {
  const { outcome, copy, forget } = useCopy();
  const [asking, setAsking] = useState(false);
  const { busy, failure, change, clearFailure } = useClassChange();

  function ask() {
    clearFailure();
    setAsking(true);
  }

  async function renew() {
    if (!(await change(`/api/classes/${classId}/join-code`))) return;
    setAsking(false);
    forget();
  }

  const copied = outcome === "copied";
  const Icon = copied ? Check : Copy;
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <div>
        <p className="text-small font-semibold text-ink-soft">Join code</p>
        <p className="font-mono text-title-2 font-semibold tracking-[0.2em]">{code}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => copy(code)}>
          <Icon aria-hidden="true" className="size-4" />
          {copied ? "Copied" : "Copy the code"}
        </Button>
        <Button size="small" variant="quiet" onClick={ask}>
          Renew the code
        </Button>
      </div>
      <p role="status" className="w-full text-small empty:hidden">
        {outcome === "refused" &&
          "Your browser does not allow copying. Select the code and copy it yourself."}
      </p>
      <p className="w-full text-small text-ink-soft">
        Learners type it under Classes. Anyone who has it can join. Renew it if it reached the wrong
        people.
      </p>
      {asking && (
        <ConfirmDialog
          title="Renew the join code?"
          confirmLabel="Renew the code"
          busy={busy}
          onConfirm={renew}
          onCancel={() => setAsking(false)}
        >
          <p>{`${code} stops working at once. Everyone who has joined stays in the class.`}</p>
          {failure && <FailureNotice failure={failure} />}
        </ConfirmDialog>
      )}
    </Card>
  );
}
