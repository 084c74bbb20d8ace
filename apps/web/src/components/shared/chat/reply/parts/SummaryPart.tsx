import { RichText } from "#components/ui/markdown/RichText.tsx";
import type { ReplyPartProps } from "../reply-part.ts";

export function SummaryPart({ exchange: { id, reply } }: ReplyPartProps) {
  return (
    <div data-summary-of={id}>
      <RichText text={reply.summary ?? ""} />
    </div>
  );
}
