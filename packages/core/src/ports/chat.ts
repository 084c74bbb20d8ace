import type { ChatBug, ChatBugType } from "../entities/chat/chat-bug.ts";
import type { ChatReply } from "../entities/chat/chat-reply.ts";
import type { ChatUnit, Conversation } from "../entities/chat/conversation.ts";
import type { Exchange } from "../entities/chat/exchange.ts";
import type { ModelProvider } from "../entities/coach/text-model.ts";
import type { Page, PageQuery } from "../entities/page.ts";
import type { ReplyVerdict } from "./coach/coach-replies.ts";

export type ConversationQuery = PageQuery & {
  userId: string;
  unit?: ChatUnit | undefined;
  /** Words that stand in the title, a message or a reply. */
  search?: string | undefined;
};

/** What is written while a reply streams. */
export type ExchangeProgress = { shown: Partial<ChatReply>; rawText: string; at: string };

/** What is stored with a finished exchange beside what people see of it. */
export type ExchangeEnd = { verdict: ReplyVerdict | null; rawText: string };

export type BugQuery = PageQuery & {
  type?: ChatBugType | undefined;
  by?: ChatBug["by"] | undefined;
  model?: string | undefined;
  /** Only conversations of these people. */
  userIds?: readonly string[] | undefined;
};
/** A bug with whose it is and who had answered; `model` null: the built-in coach. */
export type ListedBug = ChatBug & {
  id: string;
  conversationId: string;
  userId: string;
  provider: ModelProvider | null;
  model: string | null;
};
export type BugCount = { model: string | null; type: ChatBugType; count: number };

export type Conversations = {
  create(conversation: Conversation): Promise<void>;
  find(id: string): Promise<Conversation | null>;
  /** The newest of a unit that is not closed. */
  current(unit: ChatUnit & { userId: string }): Promise<Conversation | null>;
  /** Last used first. */
  list(query: ConversationQuery): Promise<Page<Conversation>>;
  /** Over the version before, else `stale-version`. `bugs` are written by `report` and `finish` alone. */
  save(conversation: Conversation): Promise<void>;
  /** With its exchanges and bugs. */
  delete(id: string): Promise<void>;
  /** About how many bytes a person's conversations take. */
  storedBytes(userId: string): Promise<number>;

  /**
   * Stores a pending exchange at the next position and gives it back. Where one with the same key is stored, gives that;
   * where another one of the conversation is not finished, throws `request-in-progress`.
   */
  begin(
    exchange: Omit<Exchange, "position">,
    key: string,
  ): Promise<{ exchange: Exchange; isNew: boolean }>;
  findExchange(id: string): Promise<Exchange | null>;
  /** Oldest first. */
  exchanges(conversationId: string, query: PageQuery): Promise<Page<Exchange>>;
  /** The newest `limit`, oldest first. */
  lastExchanges(conversationId: string, limit: number): Promise<Exchange[]>;
  /** All that was told in the conversations of a unit, oldest first. */
  told(unit: ChatUnit & { userId: string }): Promise<Exchange[]>;
  /** Turns pending to streaming, and renews the exchange's lease. Does nothing once it is finished. */
  recordProgress(exchangeId: string, progress: ExchangeProgress): Promise<void>;
  /** Exchange, conversation and bugs together or not at all; the conversation over the version before. */
  finish(
    exchange: Exchange,
    end: ExchangeEnd,
    conversation: Conversation,
    bugs: readonly ChatBug[],
  ): Promise<void>;
  /** What the learner took of a recovered reply. */
  accept(exchangeId: string): Promise<void>;
  /** Unfinished exchanges whose lease ran out before `before`: their server is gone. */
  abandoned(before: Date): Promise<Exchange[]>;

  report(conversationId: string, bug: ChatBug): Promise<void>;
  /** Newest first. */
  bugs(query: BugQuery): Promise<Page<ListedBug>>;
  bugCounts(query: Omit<BugQuery, "after" | "limit">): Promise<BugCount[]>;
};
