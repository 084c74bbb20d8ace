import type { TimelineFrame } from "@foothold/core/classroom";
import type { ReactNode } from "react";
import { PredictionList } from "#components/shared/attempt/PredictionList.tsx";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { FallbackBadge } from "#components/shared/coach/FallbackBadge.tsx";
import {
  findStageName,
  outcomeWords,
  strategyName,
} from "#components/shared/recovery/recovery-words.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { Diff } from "#components/ui/diff/Diff.tsx";
import { RichText } from "#components/ui/markdown/RichText.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { endings, frameWords, speakers } from "./frame-words.ts";

type Props = { frame: TimelineFrame; wroteBefore: string | null };

export function FrameView({ frame, wroteBefore }: Props) {
  const { kind, place, at, wrote, said, run, predictions, about, tried } = frame;
  return (
    <section aria-label="This moment" className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center gap-2 text-title-2">
        {frameWords[kind].title}
        <Badge>{stepNames[place]}</Badge>
        {about && <Badge tone="accent">{aboutText(about)}</Badge>}
        <span className="text-small font-normal text-ink-soft">
          <TimeAgo at={at} />
        </span>
      </h2>
      {tried && <Tried tried={tried} />}
      {wrote && (
        <Words title="The learner wrote">
          <p className="whitespace-pre-wrap">{wrote}</p>
          {wroteBefore !== null && wroteBefore !== wrote && (
            <Disclosure summary="What changed since the last time">
              <Diff before={wroteBefore} after={wrote} />
            </Disclosure>
          )}
        </Words>
      )}
      {predictions.length > 0 && (
        <Words title="Predictions">
          <PredictionList predictions={predictions} />
        </Words>
      )}
      {said && (
        <Words title={speakers[kind] ?? "The coach said"}>
          <RichText text={said} />
        </Words>
      )}
      {run && (
        <Words title={`${run.passed} of ${run.total} tests passed`}>
          {run.failing.length > 0 && (
            <ul className="list-disc pl-5">
              {run.failing.map((purpose) => (
                <li key={purpose}>{purpose}</li>
              ))}
            </ul>
          )}
        </Words>
      )}
    </section>
  );
}

function aboutText(about: string): string {
  return findStageName(about) ?? endings[about] ?? about;
}

function Tried({ tried }: { tried: NonNullable<TimelineFrame["tried"]> }) {
  const { strategy, isFallback, outcome } = tried;
  return (
    <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
      {strategyName(strategy)}
      {isFallback && <FallbackBadge />}
      {outcome && <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>}
    </p>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-middle border border-line bg-surface p-4 text-small wrap-anywhere">
      <h3 className="mb-1 font-semibold text-ink-soft">{title}</h3>
      {children}
    </div>
  );
}
