import { ArrowRight, Users } from "lucide-react";
import { Badge } from "#components/ui/Badge.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
import { LeaveClassButton } from "./LeaveClassButton.tsx";

export type OwnClass = {
  id: string;
  name: string;
  role: "learner" | "instructor";
  learners: number;
  joinCode: string | null;
};

type Props = { classes: readonly OwnClass[]; emptyTitle: string; emptyText: string };

export function ClassList({ classes, emptyTitle, emptyText }: Props) {
  if (classes.length === 0) {
    return (
      <EmptyState icon={Users} title={emptyTitle}>
        <p>{emptyText}</p>
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-low">
      {classes.map((each) => (
        <li
          key={each.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5"
        >
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {each.role === "instructor" ? (
                <Link
                  href={`/classes/${each.id}`}
                  className="after:absolute after:inset-0 after:rounded-large"
                >
                  {each.name}
                </Link>
              ) : (
                each.name
              )}
              {each.role === "instructor" && <Badge tone="accent">You teach it</Badge>}
            </p>
            <p className="text-small text-ink-soft">{learnersText(each)}</p>
          </div>
          {each.role === "instructor" ? (
            <ArrowRight aria-hidden="true" className="size-4 text-ink-soft" />
          ) : (
            <LeaveClassButton classId={each.id} name={each.name} />
          )}
        </li>
      ))}
    </ul>
  );
}

function learnersText({ learners, joinCode }: OwnClass): string {
  const count = learners === 1 ? "1 learner" : `${learners} learners`;
  return joinCode ? `${count} · join code ${joinCode}` : count;
}
