export type Span = { kind: "text" | "strong" | "emphasis" | "code"; text: string };
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "code"; text: string };

const FENCED = /^```[^\n]*\n([\s\S]*?)\n?```$/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const SPAN = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\n]+)\*/g;

export function parseRichText(text: string): Block[] {
  return chunks(text.replaceAll("\r\n", "\n")).map(blockOf);
}

/** Blank lines part blocks, but not inside a fence. */
function chunks(text: string): string[] {
  return text
    .split(/(```[\s\S]*?```)/)
    .flatMap((part) => (part.startsWith("```") ? [part] : part.split(/\n\s*\n/)))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function blockOf(chunk: string): Block {
  const fenced = FENCED.exec(chunk);
  if (fenced) return { kind: "code", text: fenced[1] ?? "" };
  const lines = chunk.split("\n");
  if (lines.every((line) => ITEM.test(line))) {
    return { kind: "list", items: lines.map((line) => spansOf(line.replace(ITEM, ""))) };
  }
  return { kind: "paragraph", spans: spansOf(chunk) };
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, code, strong, emphasis] = match;
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else spans.push({ kind: "emphasis", text: emphasis ?? "" });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: "text", text: text.slice(end) });
  return spans;
}
