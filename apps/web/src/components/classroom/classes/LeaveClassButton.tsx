"use client";

import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useClassChange } from "./use-class-change.ts";

export function LeaveClassButton({ classId, name }: { classId: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const { busy, failure, change, clearFailure } = useClassChange();

  function ask() {
    clearFailure();
    setAsking(true);
  }

  async function leave() {
    if (await change(`/api/classes/${classId}/leave`)) setAsking(false);
  }

  return (
    <>
      <Button size="small" variant="secondary" aria-label={`Leave ${name}`} onClick={ask}>
        Leave
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Leave “${name}”?`}
          confirmLabel="Leave the class"
          danger
          busy={busy}
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        >
          <p>Its instructors no longer see your attempts. You can join again with the code.</p>
          {failure && <FailureNotice failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}
