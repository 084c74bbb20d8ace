import { listAllEvents } from "../../attempt/load/list-all-events.ts";
import type { ProblemSummary } from "../../entities/catalog/problem.ts";
import { withoutPatterns } from "../../entities/catalog/problem-view.ts";
import { QUARTER_MS } from "../../entities/learning/quarter-hour.ts";
import type { Actor } from "../../entities/people/person.ts";
import { chooseNextProblem, type NextProblem } from "../../learning/choose-next-problem.ts";
import { daysIn, practiceByDay } from "../../learning/practice/calendar-day.ts";
import { type PatternSkill, patternSkills } from "../../learning/practice/pattern-skills.ts";
import {
  type PracticeRhythm,
  practiceRhythm,
  WEEKS_SHOWN,
} from "../../learning/practice/practice-rhythm.ts";
import type { RecallOutlook } from "../../learning/recall/recall-outlook.ts";
import { wasDifficult } from "../../learning/was-difficult.ts";
import type { AttemptRecord } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";
import { type ProblemWithProgress, progressIn } from "../../ports/problem-progress.ts";
import { listProblems } from "../catalog/list-problems.ts";
import { viewRecallOutlook } from "./recall/view-recall-outlook.ts";

export type BegunProblem = { problem: ProblemSummary; attempt: AttemptRecord };

/** What a learner can do today, and what they have done so far. */
export type TodayView = {
  /** Open attempts whose problem is still in the catalogue, the one touched last first. */
  begun: BegunProblem[];
  recall: RecallOutlook;
  /** The next problem on the path; null when every problem was begun. */
  next: NextProblem | null;
  /** Problems that were never begun, the easiest first. */
  fresh: ProblemWithProgress[];
  rhythm: PracticeRhythm;
  weeklyGoalDays: number | null;
  skills: PatternSkill[];
  /** The learner has neither begun anything nor chosen language and level. */
  isNew: boolean;
};

/** `timeZone` is the person's own: days are counted in it. */
export async function viewToday(
  deps: Pick<
    Deps,
    | "attempts"
    | "problems"
    | "patterns"
    | "lessons"
    | "units"
    | "deck"
    | "scheduler"
    | "settings"
    | "clock"
  >,
  { timeZone }: { timeZone: string },
  actor: Actor,
): Promise<TodayView> {
  const { userId } = actor;
  const [problems, patterns, records, recall, settings, isSaved, rhythm] = await Promise.all([
    listProblems(deps),
    deps.patterns.list(),
    deps.attempts.records({ userId }),
    viewRecallOutlook(deps, actor),
    deps.settings.find(userId),
    deps.settings.isSaved(userId),
    viewRhythm(deps, timeZone, userId),
  ]);
  const shelf = problems.map((problem) => ({
    ...problem,
    progress: progressIn(problem.slug, records),
  }));
  const last = lastFinished(records);
  const hardFight = last ? wasDifficult(last, await listAllEvents(deps, last.id)) : false;
  const fresh = shelf.filter(({ progress }) => progress.state === "not-started");
  return {
    begun: begunIn(problems, records),
    recall,
    next: hidePatterns(nextOnPath(shelf, fresh, last && { ...last, hardFight })),
    fresh: fresh.map(withoutPatterns),
    rhythm,
    weeklyGoalDays: settings?.weeklyGoalDays ?? null,
    skills: patternSkills(problems, patterns, records),
    isNew: records.length === 0 && !isSaved,
  };
}

async function viewRhythm(
  { attempts, units, deck, clock }: Pick<Deps, "attempts" | "units" | "deck" | "clock">,
  timeZone: string,
  userId: string,
): Promise<PracticeRhythm> {
  const now = clock.now();
  // One week more than is shown, because a day begins earlier in some time zones.
  const since = new Date(now.getTime() - (WEEKS_SHOWN + 1) * 7 * 24 * 4 * QUARTER_MS);
  const quarters = await Promise.all(
    [attempts, units, deck].map((store) => store.activeQuarters(userId, since)),
  );
  return practiceRhythm(practiceByDay(quarters.flat(), timeZone), daysIn(timeZone)(now));
}

function begunIn(
  problems: readonly ProblemSummary[],
  records: readonly AttemptRecord[],
): BegunProblem[] {
  return records
    .filter(({ finishedAt }) => finishedAt === null)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .flatMap((attempt) => {
      const problem = problems.find(({ slug }) => slug === attempt.problemSlug);
      return problem ? [{ problem: withoutPatterns(problem), attempt }] : [];
    });
}

/** A learner sees a problem's patterns only after finishing it. */
function hidePatterns(next: NextProblem | null): NextProblem | null {
  return next && { ...next, problem: withoutPatterns(next.problem) };
}

function lastFinished(records: readonly AttemptRecord[]): AttemptRecord | undefined {
  return records
    .filter(({ finishedAt }) => finishedAt !== null)
    .sort((one, other) => ((one.finishedAt ?? "") < (other.finishedAt ?? "") ? 1 : -1))[0];
}

/** The problem after the one finished last; at the very beginning the easiest. */
function nextOnPath(
  shelf: readonly ProblemWithProgress[],
  fresh: readonly ProblemWithProgress[],
  last: { problemSlug: string; hardFight: boolean } | undefined,
): NextProblem | null {
  const done = shelf.find(({ slug }) => slug === last?.problemSlug);
  if (done) return chooseNextProblem(done, fresh, { hardFight: last?.hardFight ?? false });
  const [problem] = fresh.toSorted(
    (one, other) =>
      one.rung - other.rung ||
      one.prerequisites.length - other.prerequisites.length ||
      one.estimatedMinutes - other.estimatedMinutes,
  );
  return problem ? { problem, because: "unfinished" } : null;
}
