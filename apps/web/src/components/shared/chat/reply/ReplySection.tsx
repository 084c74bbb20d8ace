import type { ChatReply } from "@foothold/core/chat";
import type { Language } from "@foothold/core/runs";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { ColouredCode } from "./ColouredCode.tsx";

type Props = { section: ChatReply["sections"][number]; language: Language };

export function ReplySection({ section: { heading, content, code }, language }: Props) {
  return (
    <section className="flex flex-col gap-1.5">
      {heading !== "" && <h4 className="font-semibold">{heading}</h4>}
      {content !== "" && <RichText text={content} />}
      {code !== undefined && code !== "" && (
        <ColouredCode text={code} language={language} label={heading || "Code"} />
      )}
    </section>
  );
}
