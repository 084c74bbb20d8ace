import { ColouredCode } from "#components/ui/code/ColouredCode.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

export function SectionsPart({ exchange: { reply }, language }: ReplyPartProps) {
  return reply.sections?.map(({ heading, content, code }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is known by its place
    <section key={index} className="flex flex-col gap-1.5">
      {heading !== "" && <h4 className="font-semibold">{heading}</h4>}
      {content !== "" && <RichText text={content} />}
      {code !== undefined && code !== "" && (
        <ColouredCode code={code} language={language} label={heading || "Code"} />
      )}
    </section>
  ));
}
