import type { EscalationSummary } from "@foothold/core/recovery";
import { Inbox } from "lucide-react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { claimState } from "./claim-state.ts";

type Props = {
  waiting: readonly EscalationSummary[];
  titles: Record<string, string>;
  selfId: string;
  current: string | undefined;
};

export function QueueList({ waiting, titles, selfId, current }: Props) {
  if (waiting.length === 0) {
    return (
      <EmptyState icon={Inbox} title="Nobody waits">
        <p>New questions appear here within a second.</p>
      </EmptyState>
    );
  }
  return (
    <ol className="flex flex-col gap-2">
      {waiting.map((each) => {
        const claim = claimState(each, selfId);
        return (
          <li
            key={each.id}
            className="relative rounded-middle border border-line bg-surface p-3 shadow-low hover:bg-sunken has-aria-[current=page]:border-accent has-aria-[current=page]:bg-accent-soft"
          >
            <Link
              href={`/instructor/queue/${each.id}`}
              aria-current={each.id === current ? "page" : undefined}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-middle"
            >
              {each.learnerName}
            </Link>
            <p className="text-small text-ink-soft">
              {`${titles[each.problemSlug] ?? each.problemSlug}, at ${stepNames[each.place]}`}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny text-ink-faint">
              <TimeAgo at={each.createdAt} />
              {each.stuckIterations > 0 && <span>{triesText(each.stuckIterations)}</span>}
              {claim === "yours" && <Badge tone="accent">Yours</Badge>}
              {claim === "others" && <Badge>Being answered</Badge>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function triesText(tries: number): string {
  return tries === 1 ? "1 try without progress" : `${tries} tries without progress`;
}
