import { CodeBlock } from "../CodeBlock.tsx";
import { CodePieces } from "./CodePieces.tsx";
import type { CodeLanguage } from "./code-tokens.ts";

type Props = { code: string; language: CodeLanguage; label: string };

/** A program with its words in colours. */
export function ColouredCode({ code, language, label }: Props) {
  return (
    <CodeBlock label={label}>
      <CodePieces code={code} language={language} />
    </CodeBlock>
  );
}
