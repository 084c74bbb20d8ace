import type { CoachRemark, StuckAction } from "@foothold/core/attempt";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import type { Remark } from "./log-items.ts";
import { OldQuestion } from "./OldQuestion.tsx";

const names: Record<Exclude<CoachRemark["kind"], "question">, string> = {
  hint: "Hint",
  nudge: "Nudge",
  checkpoint: "Checkpoint",
  rescue: "Rescue",
  verdict: "About your plan",
  failure: "About a failed test",
  recap: "About your recap",
};

const stuckActions: readonly StuckAction[] = ["nudge", "checkpoint", "rescue"];

type Props = {
  remark: Remark;
  /** Asks the chosen coach again after the built-in one answered. */
  onRetry: ((action: StuckAction) => void) | undefined;
};

/** Something that the coach said without a question in words. */
export function RemarkItem({ remark, onRetry }: Props) {
  const { kind, at, text } = remark;
  if (kind === "question") return <OldQuestion remark={remark} />;
  const action = stuckActions.find((known) => known === kind);
  return (
    <li className="border-l-3 border-coach-solid pl-3">
      <p className="flex flex-wrap items-center gap-2 text-tiny text-ink-faint">
        <span className="font-semibold text-coach">{names[kind]}</span>
        <TimeAgo at={at} />
      </p>
      <FallbackNotice marks={remark} onRetry={onRetry && action && (() => onRetry(action))} />
      <div className="mt-1 text-small wrap-anywhere">
        <RichText text={text} />
      </div>
    </li>
  );
}
