import type { ShownReply } from "../../entities/chat/chat-reply.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { StopSignal } from "../../entities/coach/text-model.ts";
import type { Streamed } from "./coach.ts";
import type { ChatProgress } from "./converse.ts";

/** What a use-case can send before its answer is complete. */
export type StreamPart =
  | { type: "text"; piece: string }
  /** The message is stored; from now on the exchange can be looked up. */
  | { type: "begun"; exchange: Exchange }
  | ({ type: "progress" } & ChatProgress)
  /** The fields of a reply that have changed, each as it may be shown by now. */
  | { type: "reply"; reply: ShownReply };

/** Given to a use-case when a client reads the answer while it is made. */
export type StreamSink = {
  emit(part: StreamPart): void;
  /** Fires when the client stops reading. */
  signal: StopSignal;
};

/** The options that make a coach send its words to the sink. */
export function streamedTo(sink: StreamSink | undefined): Streamed {
  if (!sink) return {};
  return { onText: (piece) => sink.emit({ type: "text", piece }), signal: sink.signal };
}
