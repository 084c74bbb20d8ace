import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";

type StreamRules = {
  judge(text: string): Promise<ReplyVerdict | null>;
  /** The beginning of a growing text that can be judged now. */
  ready(text: string): string;
  /** Cuts a text to the length that is shown. */
  atMost(text: string): string;
  show(piece: string): void;
  /** Called when no more text is wanted. */
  enough(): void;
};

/**
 * In characters: twice the longest answer that is shown. Each piece is judged with all text before it, so a stream must
 * end.
 */
export const MAX_STREAMED_LENGTH = 12_000;

export type GuardedStream = {
  add(piece: string): void;
  /**
   * `whole`: the complete text, or null when the rest never arrives. `verdict`: of the last check, or null when there
   * was none.
   */
  end(whole: string | null): Promise<{ shown: string; verdict: ReplyVerdict | null }>;
};

/** Shows a growing text in pieces; each piece is judged together with all text before it, because nothing shown is taken back. */
export function createGuardedStream({
  judge,
  ready,
  atMost,
  show,
  enough,
}: StreamRules): GuardedStream {
  let text = "";
  let shown = "";
  let verdict: ReplyVerdict | null = null;
  let work = Promise.resolve();

  async function advance(candidate: string): Promise<void> {
    if (verdict !== null && verdict !== "passed") return;
    const next = atMost(candidate);
    if (next.trim() !== "" && next.length > shown.length) {
      verdict = await judge(next);
      if (verdict !== null && verdict !== "passed") return enough();
      show(next.slice(shown.length));
      shown = next;
    }
    if (next.length < candidate.trimEnd().length) enough();
  }

  return {
    add(piece) {
      if (text.length > MAX_STREAMED_LENGTH) return enough();
      text += piece;
      // A sentence and a line end with white space, so nothing new can be shown before there is some.
      if (!/\s/.test(piece)) return;
      work = work.then(() => advance(ready(removeUnstorable(text))));
    },
    async end(whole) {
      await work;
      if (whole !== null) await advance(removeUnstorable(whole).trimEnd());
      return { shown, verdict };
    },
  };
}

/** Removes NUL and halves of characters, which PostgreSQL cannot store. */
function removeUnstorable(text: string): string {
  return text.replaceAll(/\p{Surrogate}|\0/gu, "");
}
