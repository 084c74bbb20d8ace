import type { StopSignal } from "../../entities/coach/text-model.ts";
import type { Streamed } from "./coach.ts";

/** What a use-case can send before its answer is complete. */
export type StreamPart = { type: "text"; piece: string };

/** Given to a use-case when somebody reads along. */
export type StreamSink = {
  emit(part: StreamPart): void;
  /** Fires when nobody reads along any more. */
  signal: StopSignal;
};

/** How a coach is asked so that its words reach the sink. */
export function streamedTo(sink: StreamSink | undefined): Streamed {
  if (!sink) return {};
  return { onText: (piece) => sink.emit({ type: "text", piece }), signal: sink.signal };
}
