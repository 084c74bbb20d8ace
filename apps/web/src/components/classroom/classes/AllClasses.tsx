"use client";

import type { ClassSummary } from "@foothold/core/classroom";
import type { Page } from "@foothold/core/page";
import { Users } from "lucide-react";
import { useState } from "react";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { LoadMore } from "#components/ui/list/LoadMore.tsx";
import { useLoadMore } from "#components/ui/list/use-load-more.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { NameOwnerDialog } from "./NameOwnerDialog.tsx";

/** Every class, for admins: who owns it, and a way to name somebody else. */
export function AllClasses({ first }: { first: Page<ClassSummary> }) {
  const list = useLoadMore(first, "/api/admin/classes", "");
  const [naming, setNaming] = useState<ClassSummary | null>(null);
  const [done, setDone] = useState("");
  if (list.items.length === 0) {
    return (
      <EmptyState icon={Users} title="There is no class yet">
        <p>Instructors make classes, and learners join them with a code.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div role="status" className="mb-4 empty:hidden">
        {done && <Notice tone="success" title={done} />}
      </div>
      <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-low">
        {list.items.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{each.name}</p>
              <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
                {each.ownerName ? (
                  `Owned by ${each.ownerName}`
                ) : (
                  <Badge tone="caution">Nobody owns it</Badge>
                )}
                {`· ${countText(each.instructors.length, "instructor")} · ${countText(each.learners, "learner")}`}
              </p>
              <p className="text-tiny text-ink-faint">
                Made <TimeAgo at={each.createdAt} />
              </p>
            </div>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Name an owner of ${each.name}`}
              onClick={() => setNaming(each)}
            >
              Name an owner
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore {...list} />
      {naming && (
        <NameOwnerDialog
          found={naming}
          onDone={(changed) => {
            list.setItems((shown) =>
              shown.map((each) => (each.id === changed.id ? changed : each)),
            );
            setDone(`${changed.name} belongs to ${changed.ownerName} now.`);
            setNaming(null);
          }}
          onCancel={() => setNaming(null)}
        />
      )}
    </>
  );
}

function countText(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
