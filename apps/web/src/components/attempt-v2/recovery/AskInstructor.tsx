"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { Reach, RecoveryView } from "@foothold/core/recovery";
import { GraduationCap } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { Link } from "#components/ui/Link.tsx";
import { DraftArea } from "../workbench/drafts/DraftArea.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { askInstructorWords } from "./ask-instructor-words.ts";

type Props = {
  attempt: AttemptView;
  recovery: RecoveryView | null;
  reach: Reach;
  onAsked: () => void;
};

/** Asks an instructor directly; without an instructor, says what else to do. */
export function AskInstructor({ attempt, recovery, reach, onAsked }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const draft = useDraft(attempt.id, "ask-instructor", "");
  const present = recovery?.endedAt === null ? recovery.escalation : null;
  const asked = present?.status ?? "not-yet";
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (!(await move("stuck/ask-instructor", { message: draft.text }))) return;
    draft.forget(draft.text);
    onAsked();
  }

  return (
    <section
      aria-labelledby="ask-title"
      className="mt-3 flex flex-col gap-3 rounded-middle border border-accent-line bg-accent-soft p-3"
    >
      <h3
        id="ask-title"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 text-title-3 focus:outline-none"
      >
        <GraduationCap aria-hidden="true" className="size-5 text-accent" />
        Ask my instructor
      </h3>
      <form onSubmit={ask} className="flex flex-col gap-3">
        <p className="text-small">{askInstructorWords[asked].what}</p>
        {reach === "named-people" && (
          <p className="text-small">
            You are in no class yet, so it goes to those whom an admin has named for this.
          </p>
        )}
        {reach === "nobody" && (
          <p className="text-small">
            You are in no class yet: it waits until you{" "}
            <Link href="/classes" className="font-semibold text-accent underline">
              join one
            </Link>
            . Nudge and checkpoint answer at once.
          </p>
        )}
        <DraftArea
          draft={draft}
          label={askInstructorWords[asked].label}
          name="message"
          rows={2}
          maxLength={2000}
        />
        <Button
          type="submit"
          size="small"
          variant="secondary"
          className="self-start"
          busy={busy}
          disabled={asked === "open" && draft.text.trim() === ""}
        >
          {askInstructorWords[asked].button}
        </Button>
        {failure && <FailureNotice failure={failure} />}
      </form>
    </section>
  );
}
