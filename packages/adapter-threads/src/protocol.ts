import type { Patterns, Problem, Problems } from "@foothold/core/catalog";
import type {
  ChatRequest,
  ChatSubject,
  Coach,
  CoachContext,
  CodeReader,
  GuardPolicy,
  GuardVerdict,
  Library,
  PastRemark,
  Published,
  ReadReply,
  Streamed,
} from "@foothold/core/coach";
import type { AppError } from "@foothold/core/errors";
import type { RunOutcome, RunRequest, Trace, TraceRequest } from "@foothold/core/runs";

/** What a thread can be asked to do: each method reads a text that a person or a model wrote. */
export type Readings = Pick<
  Coach,
  "assessExplanation" | "suggestPatterns" | "judgeChoice" | "assessRecap" | "converse"
> & {
  judgeReply(context: CoachContext & { reply: string; policy: GuardPolicy }): Promise<GuardVerdict>;
  readReply(sent: SentReply): Promise<ReadReply>;
};
export type ReadingName = keyof Readings;
export type SentReply = { text: string };

/** What a thread asks of the process it belongs to. */
export type Asks = Library &
  CodeReader & {
    run(request: RunRequest): Promise<RunOutcome>;
    trace(request: TraceRequest): Promise<Trace>;
    misfits: Problems["misfits"];
    listPatterns: Patterns["list"];
    findPattern: Patterns["find"];
    /** What the coach has told this learner before. */
    told(): Promise<readonly PastRemark[]>;
    /** What the guard lets pass because everybody can read it. */
    published(): Promise<Published>;
  };
export type AskName = keyof Asks;

/** Problems are large and do not change, so each is sent to a thread once and named by its key from then on. */
export type SentProblem = { key: number; value?: Problem };

/** A context without what cannot be sent to a thread: it has no functions, and its problem is sent by its key. */
export type SentContext = Omit<
  CoachContext & Streamed,
  "problem" | "told" | "onText" | "signal"
> & {
  isTold: boolean;
};

/** A message of a conversation, in the same way. */
export type SentChat = Omit<ChatRequest, "subject" | "listener" | "readChange"> & {
  subject: SentSubject;
  isTold: boolean;
};
type AttemptSubject = Extract<ChatSubject, { kind: "attempt" }>;
export type SentSubject =
  | Exclude<ChatSubject, AttemptSubject>
  | Omit<AttemptSubject, "problem" | "told">;

/** What a reading is about. */
export type Sent = SentContext | SentChat | SentReply;

export type Outcome = { value: unknown } | { refused: SentError } | { failed: string };
export type SentError = Pick<
  AppError,
  "code" | "message" | "suggestions" | "details" | "retryAfterSeconds"
>;

export type ToThread =
  | {
      type: "read";
      id: number;
      name: ReadingName;
      /** null where the text is about no problem. */
      problem: SentProblem | null;
      /** Whether the thread forgets the problems it was sent before, because there are too many. */
      forgetProblems: boolean;
      context: Sent;
    }
  | { type: "answer"; askId: number; outcome: Outcome };

export type FromThread =
  | { type: "ask"; askId: number; name: AskName; args: unknown[] }
  | { type: "read"; id: number; outcome: Outcome }
  /** Nothing more happens in the thread until it gets a message. */
  | { type: "idle" };
