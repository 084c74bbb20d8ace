import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { attention } from "micromark-core-commonmark";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Options } from "react-markdown";

type Plugin = Extract<NonNullable<Options["remarkPlugins"]>[number], (...args: never[]) => unknown>;

/** What of CommonMark stays the text it is. Nothing in a text may become HTML, a link or a request. */
const refused = [
  ...["htmlFlow", "htmlText", "autolink"],
  ...["labelStartLink", "labelStartImage", "labelEnd", "definition"],
  ...["characterReference", "characterEscape", "hardBreakEscape"],
  ...["blockQuote", "codeIndented", "setextUnderline", "thematicBreak"],
  "attention",
];

/** Emphasis by asterisks alone, because coaches write `__init__` and `_` in plain text. */
const STAR = 42;
const starAttention = { ...attention, name: "starAttention" };

const extension = {
  disable: { null: refused },
  text: { [STAR]: starAttention },
  insideSpan: { null: [starAttention] },
};

/** Teaches react-markdown's parser tables, and makes it forget everything in `refused`. */
export const allowedSyntax: Plugin = function () {
  Object.assign(this.data(), {
    micromarkExtensions: [gfmTable(), extension],
    fromMarkdownExtensions: [gfmTableFromMarkdown()],
  });
};
