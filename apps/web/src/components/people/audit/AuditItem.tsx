import type { AuditEntry } from "@foothold/core/people";
import { ChevronRight } from "lucide-react";
import { actionWords } from "#components/shared/people/audit-action-words.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { auditSummary } from "./audit-summary.ts";

export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { label, tone } = actionWords[entry.action];
  const details = Object.keys(entry.details).length > 0;
  return (
    <li>
      <details className="group">
        <summary className="relative grid list-none items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:grid-cols-[1.25rem_11rem_minmax(0,1fr)_auto] sm:px-5 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="absolute top-4 right-4 size-4 text-ink-faint transition-transform group-open:rotate-90 sm:static"
          />
          <span>
            <Badge tone={tone}>{label}</Badge>
          </span>
          <span className="min-w-0 text-small">
            <span className="font-semibold">{entry.actorName ?? "Nobody signed in"}</span>
            <span className="block truncate text-ink-soft empty:hidden">{auditSummary(entry)}</span>
          </span>
          <span className="text-small text-ink-faint">
            <TimeAgo at={entry.at} />
          </span>
        </summary>
        <dl className="grid gap-x-4 gap-y-1 border-t border-line bg-canvas px-4 py-4 text-small sm:grid-cols-[8rem_minmax(0,1fr)] sm:px-5">
          <Fact name="On" value={named(entry.subject, entry.names[entry.subject])} />
          <Fact
            name="By"
            value={named(entry.actorId ?? "nobody signed in", entry.actorName ?? undefined)}
          />
          <Fact name="Role" value={entry.actorRole ?? "none"} />
          <Fact name="Exact time" value={entry.at} />
          <Fact name="Request" value={entry.requestId} />
          {details && <Fact name="Details" value={JSON.stringify(entry.details, null, 2)} />}
        </dl>
      </details>
    </li>
  );
}

/** The name, with the id that the trail itself holds. */
function named(id: string, name: string | undefined): string {
  return name === undefined ? id : `${name} (${id})`;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="font-semibold text-ink-soft">{name}</dt>
      <dd className="mb-1 font-mono text-tiny leading-6 break-all whitespace-pre-wrap sm:mb-0">
        {value}
      </dd>
    </>
  );
}
