import type { ChatBug, ChatBugType } from "../entities/chat/chat-bug.ts";
import type { ShownReply } from "../entities/chat/chat-reply.ts";
import type { CommandBatch } from "../entities/chat/command-batch.ts";
import type { ChatUnit, ChatUnitKey, Conversation } from "../entities/chat/conversation.ts";
import type { Exchange } from "../entities/chat/exchange.ts";
import type { GeneratedImage } from "../entities/chat/generated-image.ts";
import type { Proposal } from "../entities/chat/proposal.ts";
import type { ModelProvider } from "../entities/coach/text-model.ts";
import type { Page, PageQuery } from "../entities/page.ts";
import type { ReplyVerdict } from "./coach/coach-replies.ts";

export type ConversationQuery = PageQuery & {
  userId: string;
  unit?: ChatUnit | undefined;
  /** Words that stand in the title, a message or a reply. */
  search?: string | undefined;
};

/** What the guard needs of an exchange, also in conversations that the learner has deleted. */
export type ToldExchange = Exchange & { isDeleted: boolean };

export type Conversations = {
  create(conversation: Conversation): Promise<void>;
  /** null for one that was deleted. */
  find(id: string): Promise<Conversation | null>;
  /** The newest of a unit that is not closed. */
  current(unit: ChatUnitKey): Promise<Conversation | null>;
  /** Last used first. */
  list(query: ConversationQuery): Promise<Page<Conversation>>;
  /** Overwrites the version before; a lost race throws `stale-version`. */
  save(conversation: Conversation): Promise<void>;
  /**
   * Erases the learner's words and the raw texts, and hides the conversation. What the coach said stays for the guard,
   * which judges it together with later replies.
   */
  delete(id: string, at: Date): Promise<void>;
  /** All exchanges of a unit's conversations in every status, oldest first. */
  told(unit: ChatUnitKey): Promise<ToldExchange[]>;
};

/** What is written while a reply streams. */
export type ExchangeProgress = {
  shown: ShownReply;
  /** Everything that the model has sent. It is kept here and shown to nobody. */
  rawText: string;
  firstWordsAt: string | null;
  at: Date;
};

export type FinishedExchange = {
  exchange: Exchange;
  verdict: ReplyVerdict | null;
  /** Undefined: as it was stored while it streamed. */
  rawText?: string | undefined;
  /** The conversation after this exchange; overwrites the version before. */
  conversation: Conversation;
  bugs: readonly (ChatBug & { id: string })[];
};

export type NewExchange = Omit<Exchange, "position"> & { key: string; at: Date };

export type MarkedState = Exclude<Proposal["state"], "blocked">;

export type ChangeImages = (images: readonly GeneratedImage[]) => {
  images: readonly GeneratedImage[];
  cost: number;
  /** What the reply says from now on; undefined: what it said. */
  summary?: string | undefined;
};

export type Exchanges = {
  /**
   * Stores the exchange at the next position. One that is stored with the same key is given back instead; while another
   * of the conversation is unfinished, throws `request-in-progress`.
   */
  begin(exchange: NewExchange): Promise<{ exchange: Exchange; isNew: boolean }>;
  find(id: string): Promise<Exchange | null>;
  /** Newest first. */
  list(conversationId: string, query: PageQuery): Promise<Page<Exchange>>;
  /** Makes it `streaming` and renews its lease; does nothing to a finished one. */
  recordProgress(id: string, progress: ExchangeProgress): Promise<void>;
  /** Together or not at all; does nothing where the exchange is finished. */
  finish(finished: FinishedExchange): Promise<void>;
  accept(id: string): Promise<void>;
  /** Sets the state of the proposals at these positions; blocked ones stay blocked. Returns the exchange afterwards. */
  mark(id: string, places: readonly number[], state: MarkedState): Promise<Exchange | null>;
  /**
   * Changes the pictures of a reply as they are stored then, one change at a time, and adds to what the exchange cost;
   * what `change` throws is thrown and changes nothing. Null for an exchange that is not there.
   */
  changeImages(id: string, change: ChangeImages): Promise<Exchange | null>;
  /** Records that a command of the reply was run or skipped. */
  settleCommand(id: string, place: number): Promise<void>;
  /** Unfinished exchanges that nobody has written to since `before`, because their server is dead. Oldest first. */
  abandoned(before: Date): Promise<Exchange[]>;
};

export type BugQuery = {
  conversationId?: string | undefined;
  type?: ChatBugType | undefined;
  by?: ChatBug["by"] | undefined;
  /** null: the built-in coach. */
  model?: string | null | undefined;
  /** Only of learners in classes of this instructor. */
  instructorId?: string | undefined;
};
/** A bug with its learner and with the model that answered; null for the built-in coach. */
export type ListedBug = ChatBug & {
  id: string;
  conversationId: string;
  learner: { id: string; name: string };
  provider: ModelProvider | null;
  model: string | null;
};
export type BugCount = { model: string | null; type: ChatBugType; count: number };

export type ChatBugs = {
  report(bug: ChatBug & { id: string; conversationId: string }): Promise<void>;
  /** Newest first. */
  list(query: BugQuery & PageQuery): Promise<Page<ListedBug>>;
  /** Most first. */
  count(query: BugQuery): Promise<BugCount[]>;
};

export type CommandBatches = {
  /** Stores a new batch and deletes all but the conversation's newest `MOST_BATCHES_KEPT`. */
  create(batch: CommandBatch): Promise<void>;
  find(id: string): Promise<CommandBatch | null>;
  /** Newest first. */
  list(conversationId: string): Promise<CommandBatch[]>;
  latest(conversationId: string): Promise<CommandBatch | null>;
  /** Overwrites the version before; a lost race throws `stale-version`. */
  save(batch: CommandBatch): Promise<void>;
};
export const MOST_BATCHES_KEPT = 50;
