"use client";

import { useState } from "react";
import { Avatar } from "#components/ui/Avatar.tsx";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { useClassChange } from "./use-class-change.ts";

export type ClassMember = {
  userId: string;
  name: string;
  role: "learner" | "instructor";
  joinedAt: string;
};

type Props = {
  classId: string;
  ownerId: string | null;
  members: readonly ClassMember[];
  selfId: string;
};

type Intent = { kind: "remove" | "hand-over"; member: ClassMember };

export function Members({ classId, ownerId, members, selfId }: Props) {
  const [intent, setIntent] = useState<Intent | null>(null);
  const { busy, failure, change, clearFailure } = useClassChange();

  function ask(asked: Intent) {
    clearFailure();
    setIntent(asked);
  }

  async function confirm({ kind, member: { userId } }: Intent) {
    const changed =
      kind === "remove"
        ? await change(`/api/classes/${classId}/members/${userId}`, "DELETE")
        : await change(`/api/classes/${classId}/owner`, "PUT", { userId });
    if (changed) setIntent(null);
  }

  const { consequence, ...words } = intent ? wordsFor(intent) : noWords;

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
                {member.userId === ownerId && <Badge tone="success">Owner</Badge>}
                {member.userId === selfId && <Badge>You</Badge>}
              </p>
              <p className="text-tiny text-ink-faint">
                Joined <TimeAgo at={member.joinedAt} />
              </p>
            </div>
            {ownerId === selfId && member.userId !== selfId && member.role === "instructor" && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Hand over to ${member.name}`}
                onClick={() => ask({ kind: "hand-over", member })}
              >
                Hand over
              </Button>
            )}
            {member.userId !== selfId && member.userId !== ownerId && (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Remove ${member.name}`}
                onClick={() => ask({ kind: "remove", member })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {intent && (
        <ConfirmDialog
          {...words}
          busy={busy}
          onConfirm={() => confirm(intent)}
          onCancel={() => setIntent(null)}
        >
          <p>{consequence}</p>
          {failure && <FailureNotice failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}

const noWords = { title: "", confirmLabel: "", consequence: "" };

function wordsFor({ kind, member: { name, role } }: Intent) {
  if (kind === "hand-over") {
    const consequence =
      "They own the class then: you can be removed from it, and only they can hand it on.";
    return { title: `Hand the class over to ${name}?`, confirmLabel: "Hand over", consequence };
  }
  const consequence =
    role === "learner"
      ? "You no longer see their attempts. Nothing of theirs is deleted; they can join again with the code."
      : "They no longer see the learners of this class.";
  return { title: `Remove ${name}?`, confirmLabel: "Remove", danger: true, consequence };
}
