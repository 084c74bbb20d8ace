import type { Exchange } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";

export type ReplyPartProps = {
  exchange: Pick<Exchange, "id" | "conversationId" | "reply">;
  language: Language;
  /** Puts a next step into the input; undefined where the reply is only read. */
  onFill: ((text: string) => void) | undefined;
};
