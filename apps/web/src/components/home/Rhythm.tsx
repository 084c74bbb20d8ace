import type { PracticeRhythm } from "@foothold/core/learning";
import { Link } from "#components/ui/Link.tsx";
import { PracticeYear } from "./PracticeYear.tsx";

type Props = { rhythm: PracticeRhythm; weeklyGoalDays: number | null };

export function Rhythm({ rhythm, weeklyGoalDays }: Props) {
  const { daysInARow, daysThisWeek } = rhythm;
  return (
    <div className="grid gap-6 rounded-large border border-line bg-surface p-5 shadow-low grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 lg:flex-col">
        <div>
          <dt className="text-small text-ink-soft">Days in a row</dt>
          <dd className="text-title-2 font-semibold">{daysInARow}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">This week</dt>
          <dd>
            <span className="text-title-2 font-semibold">
              {weeklyGoalDays
                ? `${daysThisWeek} of ${weeklyGoalDays} days`
                : dayCount(daysThisWeek)}
            </span>
            <Link
              href="/settings#weekly-goal"
              className="flex min-h-11 items-center text-small font-semibold text-accent underline"
            >
              {weeklyGoalDays ? "Change the goal" : "Set a goal for the week"}
            </Link>
          </dd>
        </div>
      </dl>
      <PracticeYear year={rhythm.year} />
    </div>
  );
}

const dayCount = (count: number) => (count === 1 ? "1 day" : `${count} days`);
