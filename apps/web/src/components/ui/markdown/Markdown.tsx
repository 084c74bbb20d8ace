import { Fragment, type ReactNode } from "react";
import { CodeBlock } from "../CodeBlock.tsx";
import { type Block, parseMarkdown } from "./parse-markdown.ts";
import type { Span } from "./spans.ts";

/** `page`: the main text of a page. `spoken`: a short text within a page, without headings. */
type Voice = "page" | "spoken";

const gaps: Record<Voice, string> = { page: "gap-4", spoken: "gap-3" };

/** The only way to render Markdown. Nothing in the text can become HTML, a link or a request. */
export function Markdown({ text, voice = "page" }: { text: string; voice?: Voice }) {
  return (
    <div className={`flex flex-col ${gaps[voice]}`}>
      {keyed(parseMarkdown(text), (item) => (
        <BlockOf item={item} voice={voice} />
      ))}
    </div>
  );
}

function BlockOf({ item, voice }: { item: Block; voice: Voice }) {
  switch (item.kind) {
    case "heading":
      return voice === "page" ? (
        <h2 className="mt-6 text-title-2 first:mt-0">{inline(item.spans)}</h2>
      ) : (
        <p className="font-semibold">{inline(item.spans)}</p>
      );
    case "paragraph":
      return (
        <p className={voice === "spoken" ? "whitespace-pre-line" : undefined}>
          {inline(item.spans)}
        </p>
      );
    case "list":
      return <ListOf {...item} />;
    case "table":
      return <TableOf {...item} />;
    case "code":
      return <CodeBlock text={item.text} label={voice === "page" ? "Drawing" : "Code"} />;
  }
}

const listClasses = "flex flex-col gap-1.5 pl-6 marker:text-ink-faint";

function ListOf({ start, items }: Extract<Block, { kind: "list" }>) {
  const lines = keyed(items, (spans) => <li className="pl-1">{inline(spans)}</li>);
  return start === null ? (
    <ul className={`${listClasses} list-disc`}>{lines}</ul>
  ) : (
    <ol start={start} className={`${listClasses} list-decimal`}>
      {lines}
    </ol>
  );
}

function TableOf({ head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names what scrolls
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, also by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-middle border border-line"
    >
      <table className="w-full text-left text-small">
        <thead className="bg-sunken">
          <tr>
            {keyed(head, (spans) => (
              <th scope="col" className="px-3 py-2 font-semibold">
                {inline(spans)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows, (cells) => (
            <tr className="border-t border-line">
              {keyed(cells, (spans) => (
                <td className="px-3 py-2 align-top">{inline(spans)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const marks: Record<Span["kind"], (text: string) => ReactNode> = {
  text: (text) => text,
  strong: (text) => <strong className="font-semibold">{text}</strong>,
  emphasis: (text) => <em>{text}</em>,
  code: (text) => (
    <code className="rounded-small bg-sunken px-1 py-0.5 font-mono text-[0.92em]">{text}</code>
  ),
};

function inline(spans: readonly Span[]): ReactNode {
  return keyed(spans, ({ kind, text }) => marks[kind](text));
}

function keyed<T>(items: readonly T[], render: (item: T) => ReactNode): ReactNode[] {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>{render(item)}</Fragment>
  ));
}
