export type Span = { kind: "text" | "strong" | "emphasis" | "code"; text: string };

const MARKED = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*/g;

/** The bold, italic and code parts of a line; a mark without its partner stays text. */
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
