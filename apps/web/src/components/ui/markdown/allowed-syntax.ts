import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { attention } from "micromark-core-commonmark";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Options } from "react-markdown";

type Plugin = Extract<NonNullable<Options["remarkPlugins"]>[number], (...args: never[]) => unknown>;

/** The parts of CommonMark that stay plain text, so that no text can become HTML, a link or a request. */
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

/** Adds tables to react-markdown's parser and removes everything in `refused`. */
export const allowedSyntax: Plugin = function () {
  Object.assign(this.data(), {
    micromarkExtensions: [gfmTable(), extension],
    fromMarkdownExtensions: [gfmTableFromMarkdown()],
  });
};
