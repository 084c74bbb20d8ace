import type { FinishedAttemptView } from "@foothold/core/attempt";
import type { ReactNode } from "react";
import type { V2Attempt } from "../workbench/workbench-data.ts";

type Props = { attempt: V2Attempt; lookBack: FinishedAttemptView };

/** The learner's reflection beside the author's. */
export function AuthorComparison({ attempt: { reflectPayload }, lookBack }: Props) {
  const own = reflectPayload?.cuesNextTime ?? [];
  const question = reflectPayload?.invariantQuestion;
  return (
    <section aria-labelledby="keep-title">
      <h3 id="keep-title" className="text-title-3">
        What to keep
      </h3>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <Column title={own.length > 0 ? "You wrote" : "You skipped the reflection"}>
          {own.length > 0 && <Cues cues={own} />}
          {reflectPayload?.invariantSummary && (
            <p className="mt-3 border-l-3 border-accent-line pl-3 whitespace-pre-wrap wrap-anywhere">
              {reflectPayload.invariantSummary}
            </p>
          )}
          {reflectPayload?.ownWords && (
            <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{`In your own words: “${reflectPayload.ownWords}”`}</p>
          )}
          {reflectPayload?.invariantSummary && lookBack.ownSummaryHolds !== true && (
            <p className="mt-2 text-ink-soft">
              {lookBack.ownSummaryHolds === false
                ? `This does not hold. ${question?.feedback ?? ""}`
                : "Nobody checked this sentence, because it is in your own words. Compare it with the author's."}
            </p>
          )}
        </Column>
        <Column title="The author would say">
          <Cues cues={lookBack.cues} />
          <p className="mt-3 border-l-3 border-line-strong pl-3">{lookBack.invariantSummary}</p>
        </Column>
      </div>
    </section>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="text-small font-semibold text-ink-soft">{title}</h4>
      <div className="mt-2 text-small">{children}</div>
    </div>
  );
}

function Cues({ cues }: { cues: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-accent">
      {cues.map((cue) => (
        <li key={cue} className="wrap-anywhere">
          {cue}
        </li>
      ))}
    </ul>
  );
}
