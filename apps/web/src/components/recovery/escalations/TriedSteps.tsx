import type { Escalation } from "@foothold/core/recovery";
import {
  outcomeWords,
  stageNames,
  strategyName,
} from "#components/shared/recovery/recovery-words.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";

export function TriedSteps({ tried }: { tried: Escalation["tried"] }) {
  if (tried.length === 0) {
    return <p className="text-small text-ink-soft">Nothing yet. They asked you first.</p>;
  }
  return (
    <ol className="flex flex-col gap-3">
      {tried.map(({ stage, strategy, text, outcome }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: what was tried never changes places
          key={index}
          className="rounded-middle border border-line bg-surface p-3"
        >
          <p className="flex flex-wrap items-center gap-2 text-small">
            <span className="font-semibold">{stageNames[stage]}</span>
            <span className="text-ink-soft">{strategyName(strategy)}</span>
            {outcome && (
              <span className="ml-auto">
                <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
              </span>
            )}
          </p>
          <div className="mt-1 text-small text-ink-soft wrap-anywhere">
            <RichText text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
