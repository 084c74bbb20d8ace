import ReactMarkdown, { type Components } from "react-markdown";
import { CodeBlock } from "../CodeBlock.tsx";
import { allowedSyntax } from "./allowed-syntax.ts";
import { headings, inlineParts, lists, tables } from "./markdown-parts.tsx";

/** `page`: the main text of a page. `spoken`: a short text within a page, without headings. */
type Voice = "page" | "spoken";

const shared: Components = { ...inlineParts, ...lists, ...tables };

const voices: Record<Voice, { gap: string; parts: Components }> = {
  page: {
    gap: "gap-4",
    parts: {
      ...shared,
      ...headings(({ children }) => <h2 className="mt-6 text-title-2 first:mt-0">{children}</h2>),
      pre: ({ node }) => <CodeBlock label="Drawing">{codeOf(node)}</CodeBlock>,
      p: ({ children }) => <p>{children}</p>,
    },
  },
  spoken: {
    gap: "gap-3",
    parts: {
      ...shared,
      ...headings(({ children }) => <p className="font-semibold">{children}</p>),
      pre: ({ node }) => <CodeBlock label="Code">{codeOf(node)}</CodeBlock>,
      p: ({ children }) => <p className="whitespace-pre-line">{children}</p>,
    },
  },
};

/** The only way to render Markdown. Nothing in the text can become HTML, a link or a request. */
export function Markdown({ text, voice = "page" }: { text: string; voice?: Voice }) {
  const { gap, parts } = voices[voice];
  return (
    <div className={`flex flex-col ${gap}`}>
      <ReactMarkdown
        remarkPlugins={[allowedSyntax]}
        components={parts}
        allowedElements={Object.keys(parts)}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

type CodeNode = { type: string; value?: string; children?: readonly CodeNode[] };

/** The text of a fenced block without the line end that the parser adds. */
function codeOf(node: CodeNode | undefined): string {
  const text = (part: CodeNode): string => part.value ?? (part.children ?? []).map(text).join("");
  return node ? text(node).replace(/\n$/, "") : "";
}
