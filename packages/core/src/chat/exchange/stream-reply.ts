import { replyFields, type ShownReply } from "../../entities/chat/chat-reply.ts";
import type { StreamSink } from "../../ports/coach/stream.ts";
import { replyText } from "../reply/reply-text.ts";

/** Sends what is new in a growing reply: each field that has changed, and the new part of its text. */
export function streamReply(sink: StreamSink | undefined): (shown: ShownReply) => void {
  let before: ShownReply = {};
  let told = "";
  return (shown) => {
    if (!sink) return;
    const changed = replyFields.filter(
      (field) => JSON.stringify(shown[field]) !== JSON.stringify(before[field]),
    );
    before = shown;
    if (changed.length === 0) return;
    const reply = Object.fromEntries(changed.map((field) => [field, shown[field]])) as ShownReply;
    sink.emit({ type: "reply", reply });
    const text = replyText(shown);
    if (!text.startsWith(told)) return;
    sink.emit({ type: "text", piece: text.slice(told.length) });
    told = text;
  };
}
