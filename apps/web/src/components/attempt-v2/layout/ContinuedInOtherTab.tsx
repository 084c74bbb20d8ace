"use client";

import { Button } from "#components/ui/Button.tsx";
import { CodeBlock } from "#components/ui/CodeBlock.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";

type Props = { unsent: string; onClose: () => void };

/** Says that another tab has taken the attempt further, and gives back what was written here. */
export function ContinuedInOtherTab({ unsent, onClose }: Props) {
  return (
    <Notice
      tone="caution"
      role="alert"
      title="This attempt went on in another tab"
      className="mb-5"
    >
      <p>This page now shows the step that it is at.</p>
      {unsent !== "" && (
        <>
          <p className="mb-2">
            What you wrote here was not sent. It is still here, so that you can copy it:
          </p>
          <CodeBlock label="What you wrote">{unsent}</CodeBlock>
        </>
      )}
      <Button size="small" variant="quiet" className="-ml-3.5" onClick={onClose}>
        Close this note
      </Button>
    </Notice>
  );
}
