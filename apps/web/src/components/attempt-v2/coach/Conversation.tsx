"use client";

import type { AttemptView, CoachRemark } from "@foothold/core/attempt";
import { useMemo } from "react";
import { Chat } from "#components/shared/chat/Chat.tsx";
import { ConflictingVersion } from "../workbench/drafts/ConflictingVersion.tsx";
import { useDraft } from "../workbench/drafts/use-draft.ts";
import { QUESTION_BOX } from "../workbench/headings.ts";
import { AttemptRecap } from "./AttemptRecap.tsx";
import { questionsAt } from "./questions-at.ts";
import { useChatFiles } from "./use-chat-files.ts";
import type { HelpRequest } from "./use-help-request.ts";

type Props = { attempt: AttemptView; exchanges: readonly CoachRemark[]; request: HelpRequest };

/** The conversation about an attempt, with the help that was taken and the recap that is due for it. */
export function Conversation({ attempt, exchanges, request }: Props) {
  const { isAnswering, said, busy, ask } = request;
  const remarks = useMemo(() => exchanges.filter(({ exchangeId }) => !exchangeId), [exchanges]);
  const mayAsk = attempt.finishedAt === null && !busy;
  const draft = useDraft(attempt.id, "chat", "");
  const files = useChatFiles(attempt.id);
  return (
    <Chat
      unit={{ unitType: "SolveProblem", unitId: attempt.id }}
      language={attempt.language}
      draft={draft}
      inputId={QUESTION_BOX}
      remarks={remarks}
      help={{ said: isAnswering ? said : null, onRetry: mayAsk ? ask : undefined }}
      files={files}
      {...(attempt.v2Step && { questions: questionsAt[attempt.v2Step] })}
      open={attempt.finishedAt === null}
      aboutDraft={<ConflictingVersion draft={draft} label="Your question" />}
      footClassName="sticky bottom-0 -mx-4 wide:-bottom-5 -mb-5 border-t border-line bg-surface px-4 pt-3 pb-2 sm:-mx-5 sm:px-5"
    >
      <AttemptRecap attempt={attempt} />
    </Chat>
  );
}
