"use client";

import type { AttemptView, CoachRemark } from "@foothold/core/attempt";
import { Chat } from "#components/shared/chat/Chat.tsx";
import { ConflictingVersion } from "../workbench/drafts/ConflictingVersion.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { QUESTION_BOX } from "../workbench/headings.ts";

type Props = { attempt: AttemptView; exchanges: readonly CoachRemark[] };

/** The conversation about an attempt; questions from before there were conversations stand above it. */
export function Conversation({ attempt, exchanges }: Props) {
  const draft = useDraft(attempt.id, "chat", "");
  return (
    <Chat
      unit={{ unitType: "SolveProblem", unitId: attempt.id }}
      language={attempt.language}
      draft={draft}
      inputId={QUESTION_BOX}
      oldQuestions={exchanges.filter(({ kind, exchangeId }) => kind === "question" && !exchangeId)}
      open={attempt.finishedAt === null}
      aboutDraft={<ConflictingVersion draft={draft} label="Your question" />}
      footClassName="sticky bottom-0 -mx-4 -mb-5 border-t border-line bg-surface px-4 pt-3 pb-2 sm:-mx-5 sm:px-5"
    />
  );
}
