import type { Conversation } from "../entities/chat/conversation.ts";
import type { Exchange } from "../entities/chat/exchange.ts";
import { replyText } from "./reply/reply-text.ts";

/** A conversation as one Markdown document, oldest first: what was shown and nothing else. */
export function conversationMarkdown(
  { title, createdAt }: Pick<Conversation, "title" | "createdAt">,
  exchanges: readonly Exchange[],
): string {
  return [`# ${title}`, `Begun ${createdAt}`, ...exchanges.map(exchangeText)].join("\n\n");
}

function exchangeText(exchange: Exchange): string {
  const { message, reply, references, answeredBy, askedAt, status } = exchange;
  const looked = references.map(({ label }) => label).join(", ");
  return [
    `## ${askedAt}`,
    message
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n"),
    looked && `Looked at: ${looked}`,
    `**${answeredBy ? answeredBy.model : "Built-in coach"}**${statusWords[status]}`,
    replyText(reply),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const statusWords: Record<Exchange["status"], string> = {
  pending: " (not answered yet)",
  streaming: " (still answering)",
  complete: "",
  recovered: " (the reply was cut or damaged; this is what could be used)",
  failed: " (no answer)",
};
