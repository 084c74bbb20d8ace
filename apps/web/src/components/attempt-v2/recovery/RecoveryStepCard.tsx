import type { RecoveryView } from "@foothold/core/recovery";
import { FallbackBadge } from "#components/shared/coach/FallbackBadge.tsx";
import { stageNames, strategyName } from "#components/shared/recovery/recovery-words.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { NoteSteps } from "./NoteSteps.tsx";

type Step = RecoveryView["shown"][number];

export function RecoveryStepCard({ step, muted = false }: { step: Step; muted?: boolean }) {
  const { stage, strategy, text, isFallback, guidance } = step;
  return (
    <article
      className={classNames("border-l-3 pl-3", muted ? "border-line" : "border-coach-solid")}
    >
      <p className="flex flex-wrap items-center gap-2 text-tiny text-ink-faint">
        <span className="font-semibold text-coach">{stageNames[stage]}</span>
        {strategyName(strategy) && <span>{strategyName(strategy)}</span>}
        {isFallback && <FallbackBadge />}
        {guidance && <GuidanceMark guidance={guidance} />}
      </p>
      <div className="mt-1 text-small wrap-anywhere">
        <RichText text={text} />
        {guidance && guidance.steps.length > 0 && <NoteSteps steps={guidance.steps} />}
      </div>
    </article>
  );
}

/** Says whether the guidance is verified. */
function GuidanceMark({ guidance }: { guidance: NonNullable<Step["guidance"]> }) {
  const { status, confidence } = guidance;
  const { rate, count } = confidence;
  if (status !== "verified") {
    return <Badge tone="caution">From an instructor, not verified yet</Badge>;
  }
  return (
    <>
      <Badge tone="success">Verified</Badge>
      {count > 0 && <span>{`helps about ${Math.round(rate * 100)}%, of ${count}`}</span>}
    </>
  );
}
