import type { ReactNode } from "react";
import { type Block, parseRichText, type Span } from "./parse-rich-text.ts";

/** Paragraphs, lists, code, bold and italics of a Markdown text. Everything else stays the text it is. */
export function RichText({ text }: { text: string }) {
  return <div className="flex flex-col gap-3">{keyed(parseRichText(text), block)}</div>;
}

function block(item: Block): ReactNode {
  switch (item.kind) {
    case "paragraph":
      return <p className="whitespace-pre-line">{keyed(item.spans, span)}</p>;
    case "list":
      return (
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {keyed(item.items, (spans) => (
            <li>{keyed(spans, span)}</li>
          ))}
        </ul>
      );
    case "code":
      return (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-middle border border-line bg-sunken p-3 font-mono text-small"
        >
          {item.text}
        </pre>
      );
  }
}

function span({ kind, text }: Span): ReactNode {
  if (kind === "strong") return <strong className="font-semibold">{text}</strong>;
  if (kind === "emphasis") return <em>{text}</em>;
  if (kind === "code") {
    return <code className="rounded-small bg-sunken px-1 font-mono text-[0.92em]">{text}</code>;
  }
  return text;
}

function keyed<T>(items: readonly T[], render: (item: T) => ReactNode): ReactNode[] {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
    <Part key={index}>{render(item)}</Part>
  ));
}

function Part({ children }: { children: ReactNode }) {
  return children;
}
