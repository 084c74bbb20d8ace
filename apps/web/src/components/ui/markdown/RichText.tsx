import { lazy, Suspense } from "react";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { fenceIndentedCode } from "./fence-indented-code.ts";

// The parser is a seventh of what a page may weigh, and most pages open without a word to parse.
const Markdown = lazy(() =>
  untilLoaded(() => import("./Markdown.tsx")).then((file) => ({ default: file.Markdown })),
);

/** Markdown within a page: without headings, and line breaks stay. Until the parser is there, the text as it is. */
export function RichText({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
      <Markdown text={fenceIndentedCode(text)} voice="spoken" />
    </Suspense>
  );
}
