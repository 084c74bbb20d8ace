import { memoryStates, type Rating, type Schedule, type Scheduler } from "@foothold/core/learning";
import { type Card, createEmptyCard, fsrs, type Grade, Rating as Grades } from "ts-fsrs";

/** The probability of remembering a card at which it is due again. */
export const REMEMBERED_SHARE = 0.9;
export const MAX_INTERVAL_DAYS = 365;
/** A forgotten card is due again in the same sitting; a remembered one after days, also the first time. */
export const FORGOTTEN_STEP = "10m";

/** Without fuzz, so that the card is due exactly when the button says. */
export function fsrsScheduler(): Scheduler {
  const scheduler = fsrs({
    request_retention: REMEMBERED_SHARE,
    maximum_interval: MAX_INTERVAL_DAYS,
    enable_fuzz: false,
    learning_steps: [FORGOTTEN_STEP],
    relearning_steps: [FORGOTTEN_STEP],
  });
  return {
    begin: (now) => toSchedule(createEmptyCard(now)),
    outcomes: (schedule, now) => {
      const preview = scheduler.repeat(toCard(schedule), now);
      const outcome = (grade: Grade) => toSchedule(preview[grade].card);
      return {
        again: outcome(Grades.Again),
        hard: outcome(Grades.Hard),
        good: outcome(Grades.Good),
        easy: outcome(Grades.Easy),
      } satisfies Record<Rating, Schedule>;
    },
  };
}

function toSchedule(card: Card): Schedule {
  return {
    dueAt: card.due.toISOString(),
    lastReviewAt: card.last_review?.toISOString() ?? null,
    state: memoryStates[card.state],
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningStep: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
  };
}

function toCard(schedule: Schedule): Card {
  return {
    due: new Date(schedule.dueAt),
    ...(schedule.lastReviewAt !== null && { last_review: new Date(schedule.lastReviewAt) }),
    state: memoryStates.indexOf(schedule.state),
    stability: schedule.stability,
    difficulty: schedule.difficulty,
    scheduled_days: schedule.scheduledDays,
    learning_steps: schedule.learningStep,
    reps: schedule.reviews,
    lapses: schedule.lapses,
    // Deprecated by the library, which computes it from the last review.
    elapsed_days: 0,
  };
}
