import type { Exchange } from "../../entities/chat/exchange.ts";
import { shortLine } from "../../text/short-line.ts";
import { replyText } from "../reply/reply-text.ts";

/** How many of the last exchanges are not folded into the summary. */
export const UNFOLDED_EXCHANGES = 3;
const MAX_LINE_LENGTH = 200;
/** In characters; the oldest lines are dropped first. */
export const MAX_FOLDED_LENGTH = 4_000;

/** Adds one line for each older exchange to the summary. The exchanges themselves stay stored. */
export function foldExchanges(
  summary: string,
  unfolded: readonly Exchange[],
): { summary: string; foldedThrough: number | null } {
  const older = unfolded.slice(0, -UNFOLDED_EXCHANGES);
  const last = older.at(-1);
  if (!last) return { summary, foldedThrough: null };
  const lines = older.map(
    ({ message, reply }) =>
      `- Asked: ${shortLine(message, MAX_LINE_LENGTH)} Told: ${shortLine(reply.summary || replyText(reply), MAX_LINE_LENGTH)}`,
  );
  const folded = [summary, ...lines].filter(Boolean).join("\n");
  return { summary: withoutBeginning(folded), foldedThrough: last.position };
}

function withoutBeginning(text: string): string {
  if (text.length <= MAX_FOLDED_LENGTH) return text;
  const rest = text.slice(-MAX_FOLDED_LENGTH);
  return rest.slice(rest.indexOf("\n") + 1);
}
