import type { ProblemState, ProblemView } from "@foothold/core/catalog";
import { Clock } from "lucide-react";
import { BackLink } from "#components/ui/BackLink.tsx";
import { RungMark } from "../RungMark.tsx";
import { StateBadge } from "../StateBadge.tsx";

type Props = {
  problem: Pick<ProblemView, "title" | "rung" | "estimatedMinutes">;
  state: ProblemState;
};

export function ProblemHeader({ problem: { title, rung, estimatedMinutes }, state }: Props) {
  return (
    <header className="mb-8">
      <BackLink href="/problems">All problems</BackLink>
      <h1 className="text-title-1">{title}</h1>
      <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-soft">
        <li className="inline-flex items-center gap-2">
          <RungMark rung={rung} />
          {`Rung ${rung}`}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4" />
          {`about ${estimatedMinutes} minutes`}
        </li>
        <li className="inline-flex">
          <StateBadge state={state} />
        </li>
      </ul>
    </header>
  );
}
