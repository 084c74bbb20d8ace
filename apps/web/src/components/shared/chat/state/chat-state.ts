import type { CommandBatchView, ConversationView, Exchange, ShownReply } from "@foothold/core/chat";
import type { ChatProgress } from "@foothold/core/coach";

/** A message that this page has sent and whose answer has not come yet. */
export type Sending = {
  message: string;
  progress: ChatProgress | null;
  /** null until the message is stored. */
  exchangeId: string | null;
};

export type ChatState = {
  /** False until it is known whether there is a conversation. */
  isLoaded: boolean;
  conversation: ConversationView | null;
  /** Oldest first. */
  exchanges: readonly Exchange[];
  /** The cursor of the page with earlier exchanges; null when all are here. */
  earlier: string | null;
  sending: Sending | null;
  /** The conversation's newest batch of commands; null if there is none. */
  batch: CommandBatchView | null;
  /** The id of the batch that this tab runs. */
  drivenId: string | null;
};

export type ChatAction =
  | { type: "closed" }
  | {
      type: "opened";
      conversation: ConversationView;
      exchanges: readonly Exchange[];
      earlier: string | null;
      batch: CommandBatchView | null;
    }
  | { type: "batch-changed"; batch: CommandBatchView }
  | { type: "batch-driven"; drivenId: string | null }
  | { type: "earlier-loaded"; exchanges: readonly Exchange[]; earlier: string | null }
  | { type: "conversation-changed"; conversation: ConversationView }
  | { type: "asked"; message: string }
  | { type: "progressed"; progress: ChatProgress }
  | { type: "begun"; exchange: Exchange }
  | { type: "reply-grew"; reply: ShownReply }
  | { type: "exchange-changed"; exchange: Exchange }
  | { type: "sending-ended" };

export const unloadedChat: ChatState = {
  isLoaded: false,
  conversation: null,
  exchanges: [],
  earlier: null,
  sending: null,
  batch: null,
  drivenId: null,
};

export function nextChatState(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "closed":
      return { ...unloadedChat, isLoaded: true };
    case "opened": {
      const { conversation, exchanges, earlier } = action;
      const batch = newerBatch(state.batch, action.batch);
      return { ...state, isLoaded: true, conversation, exchanges, earlier, batch };
    }
    case "batch-changed": {
      const exchanges = withSettled(state.exchanges, action.batch);
      return { ...state, exchanges, batch: newerBatch(state.batch, action.batch) };
    }
    case "batch-driven":
      return { ...state, drivenId: action.drivenId };
    case "earlier-loaded":
      return {
        ...state,
        exchanges: [...action.exchanges, ...state.exchanges],
        earlier: action.earlier,
      };
    case "conversation-changed":
      return { ...state, conversation: action.conversation };
    case "asked":
      return { ...state, sending: { message: action.message, progress: null, exchangeId: null } };
    case "progressed":
      return state.sending
        ? { ...state, sending: { ...state.sending, progress: action.progress } }
        : state;
    case "begun": {
      const { exchange } = action;
      const sending = state.sending && { ...state.sending, exchangeId: exchange.id };
      return { ...state, sending, exchanges: withExchange(state.exchanges, exchange) };
    }
    case "reply-grew": {
      const id = state.sending?.exchangeId;
      return { ...state, exchanges: state.exchanges.map((one) => grown(one, id, action.reply)) };
    }
    case "exchange-changed":
      return { ...state, exchanges: withExchange(state.exchanges, action.exchange) };
    case "sending-ended":
      return { ...state, sending: null };
  }
}

/** Answers can arrive out of order: an older version never replaces a newer one. */
function newerBatch(
  known: CommandBatchView | null,
  found: CommandBatchView | null,
): CommandBatchView | null {
  return known && known.id === found?.id && known.version > found.version ? known : found;
}

/** The exchanges with the commands that have run or were skipped in a batch. */
function withSettled(
  exchanges: readonly Exchange[],
  { commands }: CommandBatchView,
): readonly Exchange[] {
  const ended = commands.filter(({ state }) => state !== "waiting" && state !== "running");
  return exchanges.map((exchange) => {
    const places = ended.flatMap(({ proposedBy }) =>
      proposedBy?.exchangeId === exchange.id ? [proposedBy.place] : [],
    );
    const settledCommands = [...new Set([...exchange.settledCommands, ...places])];
    return places.length > 0 ? { ...exchange, settledCommands } : exchange;
  });
}

function withExchange(exchanges: readonly Exchange[], changed: Exchange): readonly Exchange[] {
  return exchanges.some(({ id }) => id === changed.id)
    ? exchanges.map((one) => (one.id === changed.id ? changed : one))
    : [...exchanges, changed];
}

function grown(exchange: Exchange, id: string | null | undefined, reply: ShownReply): Exchange {
  if (exchange.id !== id) return exchange;
  return { ...exchange, status: "streaming", reply: { ...exchange.reply, ...reply } };
}

export const isUnfinished = ({ status }: Pick<Exchange, "status">) =>
  status === "pending" || status === "streaming";

/** An exchange that was asked again is left out, unless asking again failed. */
export function shownExchanges(exchanges: readonly Exchange[]): readonly Exchange[] {
  const replaced = new Set(
    exchanges.flatMap(({ retryOf, status }) => (retryOf && status !== "failed" ? [retryOf] : [])),
  );
  return exchanges.filter(({ id }) => !replaced.has(id));
}
