"use client";

import type { listGuidance } from "@foothold/core/recovery";
import { NotebookPen } from "lucide-react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
import { LoadMore } from "#components/ui/list/LoadMore.tsx";
import { useLoadMore } from "#components/ui/list/use-load-more.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { rateText, scopeWords, statusWords } from "./guidance-words.ts";

type GuidancePage = Awaited<ReturnType<typeof listGuidance>>;
export type ListedGuidance = GuidancePage["items"][number];

type Props = { first: GuidancePage; query: string; titles: Record<string, string> };

export function GuidanceList({ first, query, titles }: Props) {
  const list = useLoadMore(first, "/api/guidance", query);
  if (list.items.length === 0) {
    return (
      <EmptyState icon={NotebookPen} title="There is no guidance yet">
        <p>An answer that you share in the queue becomes a note here, with how often it helped.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-low">
        {list.items.map((each) => (
          <li
            key={each.id}
            className="relative flex flex-col gap-1.5 px-4 py-4 hover:bg-sunken sm:px-5"
          >
            <p className="flex flex-wrap items-center gap-2 text-small">
              <Badge tone={scopeWords[each.scope].tone}>{scopeWords[each.scope].label}</Badge>
              {each.scope !== "private" && (
                <Badge tone={statusWords[each.status].tone}>{statusWords[each.status].label}</Badge>
              )}
              <span className="text-ink-soft">
                {`${titles[each.situation.problemSlug] ?? each.situation.problemSlug}, ${stepNames[each.situation.place]}`}
              </span>
              <span className="ml-auto font-semibold tabular-nums">
                {rateText(each.confidence)}
              </span>
            </p>
            <Link
              href={`/instructor/guidance/${each.id}`}
              className="line-clamp-2 max-w-text wrap-anywhere after:absolute after:inset-0"
            >
              {each.words}
            </Link>
            <p className="text-tiny text-ink-faint">
              {each.variants.length > 0 && `${each.variants.length} said in other words · `}
              changed <TimeAgo at={each.updatedAt} />
            </p>
          </li>
        ))}
      </ul>
      <LoadMore {...list} />
    </>
  );
}
