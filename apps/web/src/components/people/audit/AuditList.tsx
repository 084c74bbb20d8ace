"use client";

import type { Page } from "@foothold/core/page";
import type { AuditEntry } from "@foothold/core/people";
import { ScrollText } from "lucide-react";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { LoadMore } from "#components/ui/list/LoadMore.tsx";
import { useLoadMore } from "#components/ui/list/use-load-more.ts";
import { AuditItem } from "./AuditItem.tsx";

export function AuditList({ first, query }: { first: Page<AuditEntry>; query: string }) {
  const list = useLoadMore(first, "/api/admin/audit", query);
  if (list.items.length === 0) {
    return (
      <EmptyState icon={ScrollText} title="Nothing recorded fits this search">
        <p>Search for a request id, a subject, or part of a name or email address.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="divide-y divide-line overflow-hidden rounded-large border border-line bg-surface shadow-low">
        {list.items.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore {...list} />
    </>
  );
}
