export type Span = { kind: "text" | "strong" | "emphasis" | "code"; text: string };

const MARKED = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*/g;

/** The parts of a line that are set apart; a mark without its partner stays the text it is. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) spans.push({ kind: "text", text: text.slice(end, match.index) });
    spans.push(spanOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}

function spanOf([, code, strong, emphasis]: RegExpMatchArray): Span {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", text: strong };
  return { kind: "emphasis", text: emphasis ?? "" };
}
