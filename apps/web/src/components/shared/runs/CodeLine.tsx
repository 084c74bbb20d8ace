import type { Language } from "@foothold/core/runs";
import { codeTokens, type TokenKind } from "./code-tokens.ts";

const colours: Record<TokenKind, string | undefined> = {
  comment: "text-ink-faint italic",
  string: "text-success",
  number: "text-caution",
  keyword: "font-semibold text-accent",
  plain: undefined,
};

/** A line of a program in the colours of the theme. */
export function CodeLine({ text, language }: { text: string; language: Language }) {
  return codeTokens(text, language).map(({ kind, text: piece }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
    <span key={index} className={colours[kind]}>
      {piece}
    </span>
  ));
}
