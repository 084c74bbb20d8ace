"use client";

import type { ChatUnit, Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { usePlan } from "#components/shared/subtasks/use-plan.ts";
import { Button } from "#components/ui/Button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { NothingYet } from "#components/ui/feedback/Loading.tsx";
import type { StoredText } from "#components/ui/form/use-stored-text.ts";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { chooseContinue } from "./auto/choose-continue.ts";
import { Composer } from "./input/Composer.tsx";
import { FirstQuestions } from "./input/FirstQuestions.tsx";
import { type AskedHelp, ChatLog } from "./log/ChatLog.tsx";
import type { Remark } from "./log/log-items.ts";
import type { ChatFiles } from "./reply/changes/chat-files.ts";
import { isUnfinished, shownExchanges } from "./state/chat-state.ts";
import { useConversation } from "./state/use-conversation.ts";
import { useFollowEnd } from "./use-follow-end.ts";

// Parts that only a conversation with messages needs are loaded later, to keep the page small.
const ConversationMenu = dynamic(
  () =>
    untilLoaded(() => import("./list/ConversationMenu.tsx")).then((file) => file.ConversationMenu),
  { loading: NothingYet },
);
const HandoffOffer = dynamic(
  () => untilLoaded(() => import("./handoff/HandoffOffer.tsx")).then((file) => file.HandoffOffer),
  { loading: NothingYet },
);
const StickySummary = dynamic(
  () => untilLoaded(() => import("./StickySummary.tsx")).then((file) => file.StickySummary),
  { loading: NothingYet },
);
const CommandPanel = dynamic(
  () => untilLoaded(() => import("./commands/CommandPanel.tsx")).then((file) => file.CommandPanel),
  { loading: NothingYet },
);
const AutoContinue = dynamic(
  () => untilLoaded(() => import("./auto/AutoContinue.tsx")).then((file) => file.AutoContinue),
  { loading: NothingYet },
);
const PlanPanel = dynamic(
  () =>
    untilLoaded(() => import("#components/shared/subtasks/PlanPanel.tsx")).then(
      (file) => file.PlanPanel,
    ),
  { loading: NothingYet },
);

const PictureCost = dynamic(
  () => untilLoaded(() => import("./input/PictureCost.tsx")).then((file) => file.PictureCost),
  { loading: NothingYet },
);

type Props = {
  unit: ChatUnit;
  language: Language;
  draft: StoredText;
  /** The id of the input. */
  inputId: string;
  /** What the coach said beside the conversation, oldest first. */
  remarks: readonly Remark[];
  help?: AskedHelp;
  /** Whether messages can be sent. */
  open: boolean;
  /** The files that the coach may propose to change; none if not given. */
  files?: ChatFiles;
  /** What can be asked first; those of the unit's kind if not given. */
  questions?: readonly string[];
  /** Shown above the input. */
  aboutDraft?: ReactNode;
  /** Shown below what was said. */
  children?: ReactNode;
  /** Classes of the part with the input, which may be pinned to the bottom of its column. */
  footClassName: string;
};

/** The conversation with the coach about a unit. `footClassName` may pin the input to the bottom of its column. */
export function Chat({ unit, language, draft, inputId, remarks, help, open, ...look }: Props) {
  const chat = useConversation(unit, look.files);
  const { conversation, sending, busy, failure } = chat;
  const planning = usePlan(unit, conversation?.id, {
    ensure: chat.ensure,
    onMerged: () => void chat.open(conversation?.id),
  });
  const exchanges = shownExchanges(chat.exchanges);
  const box = useRef<HTMLTextAreaElement>(null);
  const mayWrite = open && !conversation?.isClosed;
  const isEmpty = exchanges.length === 0 && !sending;
  const last = exchanges.at(-1);
  const attemptId = unit.unitType === "SolveProblem" ? unit.unitId : null;
  const { marker, goToEnd, hasNewsBelow } = useFollowEnd(
    newestSaid(last, remarks.at(-1)),
    chat.isLoaded,
  );

  // Help was asked for elsewhere on the page, and is answered here.
  const isHelping = typeof help?.said === "string";
  const showHelp = useEffectEvent(goToEnd);
  useEffect(() => {
    if (isHelping) showHelp();
  }, [isHelping]);

  // A message that is sent while the coach still answers goes off once the answer is whole.
  const [isWaiting, setWaiting] = useState(false);
  const sendWaiting = useEffectEvent(send);
  useEffect(() => {
    if (isWaiting && !busy) sendWaiting();
  }, [isWaiting, busy]);

  function write(text: string) {
    setWaiting(false);
    draft.write(text);
  }

  function send() {
    if (draft.text.trim() === "") return;
    setWaiting(busy);
    if (busy) return;
    void ask(draft.text);
    requestAnimationFrame(goToEnd);
  }

  /** Sends the message, or plans it first if it is too large for one reply. */
  async function ask(message: string) {
    const isPlanned = planning.mayNeedPlan(message)
      ? await chat.request(() => planning.make(message))
      : false;
    if (isPlanned) clear();
    if (isPlanned === false) await chat.send(message, { onStored: clear });
  }

  function clear() {
    draft.write("");
    draft.forget();
  }

  function fill(text: string) {
    write(text);
    box.current?.focus();
  }

  async function move(conversationId: string, prefill: string) {
    await chat.open(conversationId);
    if (prefill !== "") fill(prefill);
  }

  if (!open && isEmpty && remarks.length === 0) return null;
  return (
    <>
      <section aria-labelledby="chat-title" className="flex flex-col gap-3">
        <h3 id="chat-title" className="text-title-3">
          Ask the coach
        </h3>
        {conversation && (
          <ConversationMenu
            unit={unit}
            current={conversation}
            busy={busy}
            onOpen={(id) => void chat.open(id)}
          />
        )}
        {isEmpty && chat.isLoaded && mayWrite && (
          <FirstQuestions unitType={unit.unitType} questions={look.questions} onFill={fill} />
        )}
        <ChatLog
          {...{ chat, exchanges, remarks, help, language }}
          open={mayWrite}
          onFill={fill}
          attemptId={attemptId}
          files={look.files}
        />
        {planning.plan && mayWrite && <PlanPanel plan={planning.plan} onChange={planning.show} />}
        {look.children}
        {conversation?.isClosed && (
          <Button size="small" className="self-start" onClick={() => void chat.open()}>
            Go on in the new conversation
          </Button>
        )}
      </section>
      {mayWrite && (
        <div className={classNames("z-[5] flex flex-col gap-2", look.footClassName)}>
          {hasNewsBelow && (
            <Button size="small" className="self-center" onClick={goToEnd}>
              {exchanges.some(isUnfinished) ? "More text ↓" : "New answer ↓"}
            </Button>
          )}
          {failure && <FailureNotice failure={failure} />}
          {attemptId && chat.batch && <CommandPanel {...{ chat, attemptId }} batch={chat.batch} />}
          {last && !busy && <StickySummary key={last.id} exchange={last} onFill={fill} />}
          {conversation && <HandoffOffer conversation={conversation} onMoved={move} />}
          {last && (
            <AutoContinue
              verdict={chooseContinue({ last, conversation, typed: draft.text })}
              round={last.id}
              busy={busy}
              onContinue={() => void chat.send("continue", { isAutomatic: true })}
            />
          )}
          {look.aboutDraft}
          {conversation && conversation.picturePrice !== null && draft.text !== "" && (
            <PictureCost text={draft.text} price={conversation.picturePrice} />
          )}
          <Composer
            id={inputId}
            box={box}
            text={draft.text}
            busy={busy}
            hasFailed={failure !== null}
            onWrite={write}
            onSend={send}
            onEscape={chat.clearFailure}
          />
        </div>
      )}
      <div ref={marker} aria-hidden="true" className="-mt-5 h-px" />
    </>
  );
}

/** Changes with everything that is said, and not when the same is loaded again. */
function newestSaid(last: Exchange | undefined, remark: Remark | undefined): string {
  const length = last ? JSON.stringify(last.reply).length : 0;
  return [last?.id, last?.status, length, remark?.id].join(" ");
}
