"use client";

import { useState } from "react";
import { Avatar } from "#components/ui/Avatar.tsx";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { useChange } from "./use-change.ts";

export type ClassMember = {
  userId: string;
  name: string;
  role: "learner" | "instructor";
  joinedAt: string;
};

type Props = { classId: string; members: readonly ClassMember[]; selfId: string };

export function Members({ classId, members, selfId }: Props) {
  const [leaving, setLeaving] = useState<ClassMember | null>(null);
  const { busy, failure, change, clearFailure } = useChange();

  function ask(member: ClassMember) {
    clearFailure();
    setLeaving(member);
  }

  async function remove(userId: string) {
    if (await change(`/api/classes/${classId}/members/${userId}`, "DELETE")) setLeaving(null);
  }

  return (
    <>
      <ul
        aria-label="Members"
        className="divide-y divide-line rounded-large border border-line bg-surface shadow-low"
      >
        {members.map((member) => (
          <li key={member.userId} className="flex items-center gap-3 px-4 py-3 sm:px-5">
            <Avatar name={member.name} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 font-semibold wrap-anywhere">{member.name}</span>
                {member.role === "instructor" && <Badge tone="accent">Instructor</Badge>}
                {member.userId === selfId && <Badge>You</Badge>}
              </p>
              <p className="text-tiny text-ink-faint">
                Joined <TimeAgo at={member.joinedAt} />
              </p>
            </div>
            {member.userId !== selfId && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Remove ${member.name}`}
                onClick={() => ask(member)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={`Remove ${leaving.name}?`}
          confirmLabel="Remove"
          danger
          busy={busy}
          onConfirm={() => remove(leaving.userId)}
          onCancel={() => setLeaving(null)}
        >
          <p>
            {leaving.role === "learner"
              ? "You no longer see their attempts. Nothing of theirs is deleted; they can join again with the code."
              : "They no longer see the learners of this class."}
          </p>
          {failure && <FailureNotice failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}
