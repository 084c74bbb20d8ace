import { type Span, spansOf } from "./spans.ts";

export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  /** `start`: the number of the first item; null where they are not numbered. */
  | { kind: "list"; start: number | null; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const FENCE = /^```/;
const HEADING = /^#{1,6}\s+/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;
const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** The Markdown we render. Everything else, HTML and links above all, stays plain text. */
export function parseMarkdown(text: string): Block[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const { block, end } = blockAt(lines, at);
    if (block) blocks.push(block);
    at = end;
  }
  return blocks;
}

type Read = { block: Block | null; end: number };

function blockAt(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? "";
  if (line.trim() === "") return { block: null, end: at + 1 };
  if (FENCE.test(line)) return codeAt(lines, at);
  if (HEADING.test(line)) {
    return { block: { kind: "heading", spans: spansOf(line.replace(HEADING, "")) }, end: at + 1 };
  }
  if (ITEM.test(line)) return listAt(lines, at);
  if (isTable(lines, at)) return tableAt(lines, at);
  return paragraphAt(lines, at);
}

function codeAt(lines: readonly string[], at: number): Read {
  const close = lines.findIndex((line, index) => index > at && FENCE.test(line));
  const end = close === -1 ? lines.length : close;
  return { block: { kind: "code", text: lines.slice(at + 1, end).join("\n") }, end: end + 1 };
}

function listAt(lines: readonly string[], at: number): Read {
  const end = endOf(lines, at, (line) => ITEM.test(line) || /^\s+\S/.test(line));
  const items: string[] = [];
  for (const line of lines.slice(at, end)) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const [number] = /^\d+/.exec(lines[at] ?? "") ?? [];
  const start = number === undefined ? null : Number(number);
  return { block: { kind: "list", start, items: items.map(spansOf) }, end };
}

function tableAt(lines: readonly string[], at: number): Read {
  const end = endOf(lines, at, (line) => line.startsWith("|"));
  const rows = lines.slice(at + 2, end).map(cellsOf);
  return { block: { kind: "table", head: cellsOf(lines[at] ?? ""), rows }, end };
}

function paragraphAt(lines: readonly string[], at: number): Read {
  const goesOn = (line: string, index: number) =>
    line.trim() !== "" &&
    !(FENCE.test(line) || HEADING.test(line) || ITEM.test(line) || isTable(lines, index));
  const end = endOf(lines, at, goesOn);
  const text = lines.slice(at, end).map((line) => line.trim());
  return { block: { kind: "paragraph", spans: spansOf(text.join("\n")) }, end };
}

function isTable(lines: readonly string[], at: number): boolean {
  return (lines[at] ?? "").startsWith("|") && TABLE_RULE.test(lines[at + 1] ?? "");
}

function cellsOf(row: string): Span[][] {
  const inner = row.trim().replace(/^\||\|$/g, "");
  return inner.split("|").map((cell) => spansOf(cell.trim()));
}

function endOf(
  lines: readonly string[],
  at: number,
  goesOn: (line: string, index: number) => boolean,
): number {
  const end = lines.findIndex((line, index) => index > at && !goesOn(line, index));
  return end === -1 ? lines.length : end;
}
