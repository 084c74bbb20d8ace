import type { LearnerOverview } from "@foothold/core/classroom";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { stuckReasonWords } from "#components/shared/recovery/recovery-words.ts";
import { Avatar } from "#components/ui/Avatar.tsx";
import { Link } from "#components/ui/Link.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { Standing } from "./Standing.tsx";

type Current = NonNullable<LearnerOverview["current"]>;

type Props = { learners: readonly LearnerOverview[]; titles: Record<string, string> };

/** The learners of a class with their current step: first those who ask for help, then those who are stuck. */
export function LearnerList({ learners, titles }: Props) {
  return (
    <ul className="divide-y divide-line rounded-large border border-line bg-surface shadow-low">
      {learners.map((learner) => (
        <li
          key={learner.id}
          className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
        >
          <Avatar name={learner.name} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{learner.name}</p>
            <CurrentStep current={learner.current} titles={titles} />
            <Reason current={learner.current} />
            <p className="text-tiny text-ink-faint">
              {`${learner.finished} of ${learner.begun} attempts finished`}
            </p>
            {learner.attempts.length > 1 && <Attempts learner={learner} titles={titles} />}
          </div>
          <Standing learner={learner} />
        </li>
      ))}
    </ul>
  );
}

function CurrentStep({ current, titles }: { current: Current | null; titles: Props["titles"] }) {
  if (!current) return <p className="text-small text-ink-soft">Nothing begun</p>;
  const title = titles[current.problemSlug] ?? current.problemSlug;
  return (
    <p className="text-small text-ink-soft">
      <Link
        href={`/instructor/attempts/${current.attemptId}`}
        className="font-semibold text-accent hover:underline"
      >
        {title}
      </Link>
      {`, ${current.finished ? "finished" : `at ${stepNames[current.place]}`}, `}
      <TimeAgo at={current.updatedAt} />
    </p>
  );
}

function Reason({ current }: { current: Current | null }) {
  if (!current?.reason || current.finished) return null;
  return <p className="text-small text-ink-soft">{`Stuck: ${stuckReasonWords[current.reason]}`}</p>;
}

function Attempts({ learner, titles }: { learner: LearnerOverview; titles: Props["titles"] }) {
  return (
    <details className="text-small">
      <summary className="flex min-h-9 items-center font-semibold text-accent">
        {`All ${learner.attempts.length} attempts`}
        <span className="sr-only">{` of ${learner.name}`}</span>
      </summary>
      <ul className="flex flex-col gap-1 pb-2">
        {learner.attempts.map(({ id, problemSlug, place, finished, updatedAt }) => (
          <li key={id}>
            <Link href={`/instructor/attempts/${id}`} className="text-accent hover:underline">
              {titles[problemSlug] ?? problemSlug}
            </Link>
            <span className="text-ink-soft">
              {`, ${finished ? "finished" : stepNames[place]}, `}
              <TimeAgo at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
