import { Markdown } from "./Markdown.tsx";

/** Markdown within a page: without headings, and line breaks stay. */
export function RichText({ text }: { text: string }) {
  return <Markdown text={text} voice="spoken" />;
}
