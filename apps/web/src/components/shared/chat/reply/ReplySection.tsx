import type { ChatReply } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { ColouredCode } from "#components/ui/code/ColouredCode.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";

type Props = { section: ChatReply["sections"][number]; language: Language };

export function ReplySection({ section: { heading, content, code }, language }: Props) {
  return (
    <section className="flex flex-col gap-1.5">
      {heading !== "" && <h4 className="font-semibold">{heading}</h4>}
      {content !== "" && <RichText text={content} />}
      {code !== undefined && code !== "" && (
        <ColouredCode code={code} language={language} label={heading || "Code"} />
      )}
    </section>
  );
}
