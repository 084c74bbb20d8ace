import type { EscalationSummary } from "@foothold/core/recovery";
import { Activity, Inbox, NotebookPen, Users } from "lucide-react";
import { FiveSteps } from "#components/shared/attempt/FiveSteps.tsx";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LinkCard } from "./LinkCard.tsx";

export type InstructorFacts = {
  waiting: readonly EscalationSummary[];
  more: boolean;
  classes: readonly { id: string; name: string; learners: number }[];
  drafts: string;
};

const SHOWN_WAITING = 5;

export function InstructorHome({ waiting, more, classes, drafts }: InstructorFacts) {
  return (
    <>
      <HomeSection title="Waiting for you">
        {waiting.length > 0 ? (
          <Waiting waiting={waiting.slice(0, SHOWN_WAITING)} />
        ) : (
          <EmptyState icon={Inbox} title="Nobody is asking for help">
            <p>
              When one of your learners asks for help, you see what they tried here and in{" "}
              <Link href="/instructor/queue">the queue</Link>.
            </p>
          </EmptyState>
        )}
      </HomeSection>
      <HomeSection title="Your places">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <li>
            <LinkCard
              icon={Inbox}
              href="/instructor/queue"
              title="Queue"
              fact={`${waiting.length}${more ? "+" : ""} waiting`}
              detail="Who asks for you, most urgent first"
            />
          </li>
          <li>
            <LinkCard
              icon={Users}
              href="/classes"
              title="Classes"
              fact={classesText(classes)}
              detail="Who is where, and who is stuck"
            />
          </li>
          <li>
            <LinkCard
              icon={NotebookPen}
              href="/instructor/guidance"
              title="Guidance"
              fact={drafts}
              detail="What was answered, and whether it helps"
            />
          </li>
          <li>
            <LinkCard
              icon={Activity}
              href="/instructor/metrics"
              title="Metrics"
              fact="Recoveries"
              detail="How often learners were stuck, and what helped"
            />
          </li>
        </ul>
      </HomeSection>
      <HomeSection
        title="What your learners do"
        intro="Every attempt goes through the same five steps."
      >
        <FiveSteps />
      </HomeSection>
    </>
  );
}

function Waiting({ waiting }: { waiting: readonly EscalationSummary[] }) {
  return (
    <ol className="divide-y divide-line rounded-large border border-line bg-surface shadow-low">
      {waiting.map(({ id, learnerName, goal, place, createdAt }) => (
        <li key={id} className="relative px-5 py-3 hover:bg-sunken">
          <Link
            href={`/instructor/queue/${id}`}
            className="font-semibold after:absolute after:inset-0"
          >
            {learnerName}
          </Link>
          <p className="line-clamp-1 text-small text-ink-soft">{goal}</p>
          <p className="text-tiny text-ink-faint">
            {`${stepNames[place]}, `}
            <TimeAgo at={createdAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function classesText(classes: InstructorFacts["classes"]): string {
  const [only] = classes;
  if (!only) return "None yet";
  return classes.length === 1 ? only.name : `${classes.length} classes`;
}
