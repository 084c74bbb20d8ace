import type { AuditEntry } from "@foothold/core/people";
import { Activity, ScrollText, ToggleRight, Users } from "lucide-react";
import { actionWords } from "#components/shared/people/audit-action-words.ts";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LinkCard } from "./LinkCard.tsx";

export type AdminFacts = {
  people: string;
  flagsOn: number;
  flags: number;
  latest: readonly AuditEntry[];
};

export function AdminHome({ people, flagsOn, flags, latest }: AdminFacts) {
  return (
    <>
      <HomeSection title="Your places">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <li>
            <LinkCard
              icon={Users}
              href="/admin/people"
              title="People"
              fact={people}
              detail="Roles, disabled accounts, sessions"
            />
          </li>
          <li>
            <LinkCard
              icon={ToggleRight}
              href="/admin/flags"
              title="Flags"
              fact={`${flagsOn} of ${flags} on`}
              detail="What is switched on, for whom"
            />
          </li>
          <li>
            <LinkCard
              icon={ScrollText}
              href="/admin/audit"
              title="Audit trail"
              fact={latest[0] ? <TimeAgo at={latest[0].at} /> : "Empty so far"}
              detail="The latest entry. Who did what, on what, when"
            />
          </li>
          <li>
            <LinkCard
              icon={Activity}
              href="/admin/metrics"
              title="Metrics"
              fact="Recoveries"
              detail="How often learners are stuck, and what helps"
            />
          </li>
        </ul>
      </HomeSection>
      {latest.length > 0 && (
        <HomeSection title="Latest in the audit trail">
          <ol className="divide-y divide-line overflow-hidden rounded-large border border-line bg-surface">
            {latest.map((entry) => (
              <li
                key={entry.id}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-5 py-3 text-small"
              >
                <span className="font-semibold">{entry.actorName ?? "Nobody signed in"}</span>
                <span className="min-w-0 text-ink-soft">{actionWords[entry.action].label}</span>
                <span className="ml-auto text-ink-faint">
                  <TimeAgo at={entry.at} />
                </span>
              </li>
            ))}
          </ol>
        </HomeSection>
      )}
    </>
  );
}
