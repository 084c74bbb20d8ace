import type { Pattern } from "../../entities/catalog/pattern.ts";
import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import type {
  ChatReply,
  ChatTodo,
  FileChange,
  ShownReply,
} from "../../entities/chat/chat-reply.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { ReplyRecovery } from "../../entities/chat/reply-recovery.ts";
import type { Marked } from "../../entities/coach/fallback-reason.ts";
import type { ModelName, ModelUse } from "../../entities/coach/text-model.ts";
import type { Lesson } from "../../entities/learning/lesson.ts";
import type { RecallCard } from "../../entities/learning/recall.ts";
import type { Unit } from "../../entities/learning/unit.ts";
import type { CoachContext } from "./coach-context.ts";
import type { ReplyVerdict } from "./coach-replies.ts";

/** What the conversation is about. Holds what no learner may see: a problem's references, a card's answer. */
export type ChatSubject =
  | ({ kind: "attempt" } & CoachContext)
  | { kind: "lesson"; lesson: Lesson; progress: Unit }
  | { kind: "card"; card: RecallCard; pattern: Pattern | null; progress: Unit };

/** An earlier exchange; `reply` is what the learner was shown, without the fields that never came. */
export type PastExchange = Pick<Exchange, "message" | "reply" | "topic" | "references" | "askedAt">;

export type ChatRequest = {
  subject: ChatSubject;
  userId: string;
  /** As the learner typed it; "continue" asks for the next open todo. */
  message: string;
  /** Oldest first, as many of the last ones as fit; the message is not among them. */
  past: readonly PastExchange[];
  /** A summary of what was said before `past`; empty when there was nothing. */
  summary: string;
  /** What the message refers to, in the order of its words. */
  references: readonly LoadedReference[];
  /** As they stood after the last reply. */
  todos: readonly ChatTodo[];
  /** The files of the workspace beside the solution, as the coach reads them. */
  ownFiles?: readonly { path: string; content: string }[] | undefined;
  /** What the guard reads of a proposed change; its whole text if not given. */
  readChange?: ((change: FileChange) => string) | undefined;
  /** Set for work in the background: which model is asked, with which prompt. The time limits are longer then. */
  specialist?: Specialist | undefined;
  listener?: ChatListener | undefined;
};

/**
 * `simple` and `pictures` go to the cheapest model, the others to the best; `review`, `plan` and `pictures` (prompts for
 * a picture model, as todos) have prompts of their own.
 */
export type Specialist = "simple" | "pictures" | "hard" | "review" | "plan";

/** Gets a reply while it is made. A coach that has its whole reply at once need not call it. */
export type ChatListener = {
  onProgress?(progress: ChatProgress): void;
  /** All text that a model has sent so far. It is stored, and shown to nobody. */
  onRawText?(text: string): void;
  /** Resolves once all of the raw text is stored; waited for before it is read. */
  storeRawText?(): Promise<void>;
  /** The parts that may be shown by now; each call holds all of those before it. */
  onReply?(shown: ShownReply): void;
};

export type ChatProgress =
  | { stage: "looking" }
  /** The references are loaded. */
  | { stage: "loaded"; labels: readonly string[] }
  | { stage: "asking"; model: string | null }
  /** The reply came and is being put right. */
  | { stage: "repairing" };

export type ChatAnswer = {
  /** What may be shown, whole: a field that never came is empty and is named in `recovery`. */
  reply: ChatReply;
  /** null: the built-in coach. */
  answeredBy: ModelName | null;
  /** Every call of a model that was made for it, also those whose replies were not shown. */
  spent: readonly ModelUse[];
  /** In US dollars: what the pictures of the reply cost. */
  pictureCost?: number;
  /** How many tokens a request and its reply may have together, with the coach that answered. */
  contextTokens: number;
  /** The guard's; null where nothing was judged, as with authored words. */
  verdict: ReplyVerdict | null;
  /** null where the reply is as it was asked for. */
  recovery: ReplyRecovery | null;
  /** What else is wrong with the reply; it is reported without anybody asking. */
  bugs: readonly ReplyBug[];
  /** The complete file changes of a reply that was cut. They are guarded and shown, but never applied. */
  cutChanges?: readonly FileChange[];
  /** Comes back in `past` with this exchange; null when there is nothing to remember. */
  topic: string | null;
} & Marked;

/** A model's reply as far as it surely says something. */
export type ReadReply = {
  reply: ShownReply;
  /** null: all of it is there. */
  recovery: ReplyRecovery | null;
  bugs: ReplyBug[];
  /** The complete file changes of a reply that was cut. */
  cutChanges?: readonly FileChange[];
};
/** Reads a model's reply. Rejects where that takes too long. */
export type ReadLongReply = (text: string, userId: string) => Promise<ReadReply>;

export type ReplyBug = { type: ReplyBugType; what: string };
export type ReplyBugType = "repaired-json" | "legacy-format" | "blocked-change" | "malformed-diff";
