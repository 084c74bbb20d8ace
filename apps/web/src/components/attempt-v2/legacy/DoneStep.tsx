import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { RunChart } from "../reflect/RunChart.tsx";
import type { LegacyData } from "./legacy-data.ts";

export function DoneStep({ story }: LegacyData) {
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="success" title="Done: every test passes" />
      <RunChart runs={story.runs} />
      <ButtonLink href="/home" className="self-start">
        Choose the next problem
      </ButtonLink>
    </div>
  );
}
