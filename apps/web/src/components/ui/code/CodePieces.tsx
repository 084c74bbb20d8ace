import { type CodeLanguage, type CodeToken, codeTokens } from "./code-tokens.ts";

const colours: Partial<Record<CodeToken["type"], string>> = {
  keyword: "text-accent font-semibold",
  string: "text-success",
  class: "text-caution",
  entity: "text-warm",
  comment: "text-ink-soft italic",
};

/** Code with its words in colours; without colours it reads the same. */
export function CodePieces({ code, language }: { code: string; language: CodeLanguage }) {
  return codeTokens(code, language).map(({ type, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    <span key={at} className={colours[type]}>
      {text}
    </span>
  ));
}
