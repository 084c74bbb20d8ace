import type { ViewedConversation } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { bugNames } from "./bug-words.ts";
import { QuestionBubble } from "./log/QuestionBubble.tsx";
import { ReplyView } from "./reply/ReplyView.tsx";
import { StatusBar } from "./reply/StatusBar.tsx";

type Props = { viewed: ViewedConversation; language: Language };

/** Somebody else's conversation, to read: what was asked and shown, and what was reported about it. */
export function ReadConversation({ viewed: { conversation, exchanges }, language }: Props) {
  const { title, exchangeCount, bugs } = conversation;
  return (
    <Disclosure summary={`${title} (${exchangeCount})`}>
      <ol aria-label={`Conversation: ${title}`} className="flex flex-col gap-5 pb-4">
        {exchanges.items.toReversed().map((exchange) => (
          <li key={exchange.id} className="flex flex-col gap-2 text-small">
            <QuestionBubble text={exchange.message} isAutomatic={exchange.isAutomatic} />
            <div className="flex flex-col gap-2 border-l-3 border-coach-solid pl-3 wrap-anywhere">
              <FallbackNotice marks={exchange} />
              <ReplyView exchange={exchange} language={language} />
              <StatusBar exchange={exchange} />
              {bugs
                .filter(({ exchangeId }) => exchangeId === exchange.id)
                .map(({ at, type, what }) => (
                  <p key={`${at} ${type}`} className="text-caution">
                    {`${bugNames[type]}: ${what}`}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
