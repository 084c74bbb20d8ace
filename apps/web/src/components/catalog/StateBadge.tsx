import type { ProblemState } from "@foothold/core/catalog";
import { Circle, CircleCheck, CircleDot, type LucideIcon } from "lucide-react";
import { classNames } from "#components/ui/class-names.ts";
import { stateWords } from "./state-words.ts";

const looks: Record<ProblemState, { icon: LucideIcon; className: string }> = {
  "not-started": { icon: Circle, className: "text-ink-faint" },
  begun: { icon: CircleDot, className: "text-accent" },
  done: { icon: CircleCheck, className: "text-success" },
};

type Props = { state: ProblemState; detail?: string };

export function StateBadge({ state, detail }: Props) {
  const { icon: Icon, className } = looks[state];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 text-small font-semibold whitespace-nowrap",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {detail ? `${stateWords[state]}, ${detail}` : stateWords[state]}
    </span>
  );
}
