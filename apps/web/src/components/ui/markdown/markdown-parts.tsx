import type { ReactNode } from "react";
import type { Components } from "react-markdown";

type Heading = (props: { children?: ReactNode }) => ReactNode;

/** All levels look the same, since the texts are short. */
export function headings(heading: Heading): Components {
  return { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading };
}

export const inlineParts: Components = {
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  code: ({ children }) => (
    <code className="rounded-small bg-sunken px-1 py-0.5 font-mono text-[0.92em]">{children}</code>
  ),
};

const listClasses = "flex flex-col gap-1.5 pl-6 marker:text-ink-faint";

export const lists: Components = {
  ul: ({ children }) => <ul className={`${listClasses} list-disc`}>{children}</ul>,
  ol: ({ children, start = 1 }) => (
    <ol start={start} className={`${listClasses} list-decimal`}>
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1">{children}</li>,
};

export const tables: Components = {
  table: ({ children }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this names what scrolls
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, also by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-middle border border-line"
    >
      <table className="w-full text-left text-small">{children}</table>
    </div>
  ),
  thead: ({ children }) => <thead className="bg-sunken">{children}</thead>,
  tbody: ({ children }) => <tbody className="[&>tr]:border-t [&>tr]:border-line">{children}</tbody>,
  tr: ({ children }) => <tr>{children}</tr>,
  th: ({ children }) => (
    <th scope="col" className="px-3 py-2 font-semibold">
      {children}
    </th>
  ),
  td: ({ children }) => <td className="px-3 py-2 align-top">{children}</td>,
};
