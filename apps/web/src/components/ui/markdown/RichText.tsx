import { Markdown } from "./Markdown.tsx";

/** What a coach or a person says, between other things: no headings of its own, and lines end where they were ended. */
export function RichText({ text }: { text: string }) {
  return <Markdown text={text} voice="spoken" />;
}
