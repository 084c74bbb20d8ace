import { isEmptyReply } from "../../../chat/reply/reply-text.ts";
import type { ShownReply } from "../../../entities/chat/chat-reply.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { ReadReply } from "../../../ports/coach/converse.ts";
import { findReleasableText } from "../../guard/find-releasable-text.ts";

/** A growing text is read again after this many more characters plus a tenth of its length. */
const READ_AFTER = 40;
const READ_AFTER_SHARE = 0.1;
/** The first words are waited for, so a sentence is read as soon as it has ended. */
const SENTENCE_END = /[.!?…]["')\]]{0,3}(?:\s|\\n)|",?\s*$/;
/** In characters; a reply that goes on for longer is stopped. */
export const MAX_RAW_LENGTH = 100_000;

type Rules = {
  read(text: string): Promise<ReadReply>;
  judge(reply: ShownReply): Promise<ReplyVerdict | null>;
  show(reply: ShownReply): void;
  onRawText(text: string): void;
  /** Asks the model to stop: the rest of the reply would not be shown. */
  stop(): void;
};

export type GrowingReply = {
  add(piece: string): void;
  /** Waits until all text that arrived is judged; `reply` is what was shown of it. */
  settle(): Promise<{ reply: ShownReply; verdict: ReplyVerdict | null }>;
};

/** Shows each field of a reply that is still coming once it is whole and guarded, and the summary's sentences before. */
export function growReply({ read, judge, show, onRawText, stop }: Rules): GrowingReply {
  let text = "";
  let readLength = 0;
  let reply: ShownReply = {};
  let verdict: ReplyVerdict | null = null;
  let work: Promise<void> | null = null;

  /** A text without any JSON is read as a summary in prose. */
  async function readSoFar(text: string): Promise<ShownReply> {
    if (!isProse(text)) return withoutChanges((await read(text)).reply);
    const summary = findReleasableText(text);
    return summary.trim() === "" ? {} : { summary };
  }

  async function readOn(): Promise<void> {
    while (text.length > readLength && !isHeldBack(verdict)) {
      readLength = text.length;
      const next = await readSoFar(text);
      if (JSON.stringify(next) === JSON.stringify(reply)) return;
      const judged = await judge(next);
      verdict = judged ?? verdict;
      if (isHeldBack(judged)) return stop();
      reply = next;
      show(reply);
    }
  }

  const isWorthReading = () =>
    text.length - readLength >= Math.max(READ_AFTER, readLength * READ_AFTER_SHARE) ||
    (isEmptyReply(reply) && SENTENCE_END.test(text.slice(Math.max(0, readLength - 2))));

  return {
    add(piece) {
      if (text.length > MAX_RAW_LENGTH) return stop();
      text += piece;
      onRawText(text);
      if (!isWorthReading()) return;
      work ??= readOn().finally(() => {
        work = null;
      });
    },
    async settle() {
      await work;
      return { reply, verdict };
    },
  };
}

export function isHeldBack(verdict: ReplyVerdict | null): boolean {
  return verdict !== null && verdict !== "passed";
}

/** Whether the reply is whole is not known yet, so no change of a file is shown. */
function withoutChanges({ fileChanges: _, ...reply }: ShownReply): ShownReply {
  return reply;
}

export const isProse = (text: string): boolean => !/[{[]|^\s*(?:```|<think|$)/.test(text);
