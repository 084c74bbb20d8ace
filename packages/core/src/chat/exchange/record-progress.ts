import type { ShownReply } from "../../entities/chat/chat-reply.ts";
import type { ChatListener } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";

/** At least this often the text of a model is stored. */
export const SAVE_EVERY_MS = 400;
/** How often an exchange is written to while nothing new comes, which renews its lease. */
export const HEARTBEAT_MS = 5_000;

type Recording = Required<Pick<ChatListener, "onRawText" | "storeRawText" | "onReply">> & {
  /** When the first words were shown. */
  firstWordsAt(): string | null;
  rawText(): string;
  shown(): ShownReply;
  /** Nothing is written or shown after this. */
  end(): Promise<void>;
};

/** Stores a reply while it is made. What is shown is stored before it is shown. */
export function recordProgress(
  { exchanges, clock, alarm }: Pick<Deps, "exchanges" | "clock" | "alarm">,
  exchangeId: string,
  show: (shown: ShownReply) => void,
): Recording {
  let shown: ShownReply = {};
  let rawText = "";
  let firstWordsAt: string | null = null;
  let isDirty = false;
  let hasRawNews = false;
  let writtenAtMs = clock.now().getTime();
  let writing: Promise<void> | null = null;
  let stopTicking = alarm(SAVE_EVERY_MS, tick);

  function tick(): void {
    const isDue = clock.now().getTime() - writtenAtMs >= HEARTBEAT_MS;
    if (hasRawNews || isDue) write();
    stopTicking = alarm(SAVE_EVERY_MS, tick);
  }

  function write(): void {
    isDirty = true;
    writing ??= writeAll().then(() => {
      writing = null;
      // A part that came while the last one was being stored is stored too.
      if (isDirty) write();
    });
  }

  async function writeAll(): Promise<void> {
    while (isDirty) {
      isDirty = false;
      hasRawNews = false;
      const at = clock.now();
      writtenAtMs = at.getTime();
      const written = shown;
      try {
        await exchanges.recordProgress(exchangeId, { shown, rawText, firstWordsAt, at });
        show(written);
      } catch {
        // What could not be stored is not shown yet; the end of the exchange reports the outage.
      }
    }
  }

  return {
    onRawText(text) {
      rawText = text;
      hasRawNews = true;
    },
    async storeRawText() {
      if (hasRawNews) write();
      while (writing) await writing;
    },
    onReply(next) {
      shown = next;
      firstWordsAt ??= clock.now().toISOString();
      write();
    },
    firstWordsAt: () => firstWordsAt,
    rawText: () => rawText,
    shown: () => shown,
    async end() {
      stopTicking();
      while (writing) await writing;
    },
  };
}
