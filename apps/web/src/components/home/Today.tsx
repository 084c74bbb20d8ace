import type { TodayView } from "@foothold/core/learning";
import { Layers, Mountain, Play } from "lucide-react";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { LinkRow } from "#components/ui/LinkRow.tsx";

type Props = Pick<TodayView, "begun" | "recall" | "next">;

/** At most three things to do; an attempt that was begun comes first. */
export function Today({ begun: [begun], recall, next }: Props) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
      {begun && (
        <LinkRow
          icon={Play}
          kind="Go on"
          href={`/practice/${begun.attempt.id}`}
          title={begun.problem.title}
          detail={`At ${stepNames[begun.attempt.v2Step ?? begun.attempt.state]}, in ${languageNames[begun.attempt.language]}`}
        />
      )}
      {recall.due > 0 && (
        <LinkRow
          icon={Layers}
          kind="Recall"
          href="/recall"
          title={recall.due === 1 ? "1 card due" : `${recall.due} cards due`}
          detail="Questions that come back before you forget them"
        />
      )}
      {next && (
        <LinkRow
          icon={Mountain}
          kind="Next problem"
          href={`/problems/${next.problem.slug}`}
          title={next.problem.title}
          detail={`Rung ${next.problem.rung}, about ${next.problem.estimatedMinutes} minutes`}
        />
      )}
    </ol>
  );
}
