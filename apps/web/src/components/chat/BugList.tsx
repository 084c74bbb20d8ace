"use client";

import type { ListedChatBugs } from "@foothold/core/chat";
import { MessageCircleWarning } from "lucide-react";
import { bugNames } from "#components/shared/chat/bug-words.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { LoadMore } from "#components/ui/list/LoadMore.tsx";
import { useLoadMore } from "#components/ui/list/use-load-more.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { countsByModel, modelName } from "./bug-filters.ts";

/** What was wrong with answers: counted by model, then one by one. */
export function BugList({ first, query }: { first: ListedChatBugs; query: string }) {
  const list = useLoadMore(first, "/api/chat-bugs", query);
  if (list.items.length === 0) {
    return (
      <EmptyState icon={MessageCircleWarning} title="Nothing reported">
        <p>Answers that were cut off, repaired or reported by learners are listed here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <section aria-label="Counts by model" className="mb-6">
        <ul className="flex flex-wrap gap-3">
          {countsByModel(first.counts).map(({ name, total, kinds }) => (
            <li
              key={name}
              className="rounded-large border border-line bg-surface p-4 text-small shadow-low"
            >
              <p className="font-semibold wrap-anywhere">{`${name}: ${total}`}</p>
              <p className="text-ink-soft">{kinds.join(" · ")}</p>
            </li>
          ))}
        </ul>
      </section>
      <ol
        aria-label="Reports"
        className="divide-y divide-line overflow-hidden rounded-large border border-line bg-surface shadow-low"
      >
        {list.items.map(({ id, type, what, at, learner, model }) => (
          <li key={id} className="flex flex-col gap-1 p-4 text-small">
            <p className="flex flex-wrap items-center gap-2 text-tiny text-ink-faint">
              <Badge tone={type === "bad-answer" ? "caution" : "neutral"}>{bugNames[type]}</Badge>
              <span>{modelName(model)}</span>
              <span>{learner.name}</span>
              <TimeAgo at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{what}</p>
          </li>
        ))}
      </ol>
      <LoadMore {...list} />
    </>
  );
}
