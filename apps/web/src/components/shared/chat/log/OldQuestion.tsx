import type { CoachRemark } from "@foothold/core/attempt";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { QuestionBubble } from "./QuestionBubble.tsx";

type Props = { remark: Pick<CoachRemark, "question" | "text" | "isFallback" | "fallbackReason"> };

/** A question that was asked before there were conversations. */
export function OldQuestion({ remark }: Props) {
  return (
    <li className="flex flex-col gap-2 text-small">
      <QuestionBubble text={remark.question ?? ""} />
      <div className="border-l-3 border-coach-solid pl-3 wrap-anywhere">
        <span className="sr-only">The coach: </span>
        <FallbackNotice marks={remark} />
        {remark.text === "" ? (
          <p className="text-ink-soft">The answer was not saved. Ask again.</p>
        ) : (
          <RichText text={remark.text} />
        )}
      </div>
    </li>
  );
}
