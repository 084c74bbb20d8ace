import { type Rating, ratings, type Schedule } from "../../entities/learning/recall.ts";
import type { Scheduler } from "../../ports/learning.ts";

const minutes: Record<Rating, number> = { again: 10, hard: 60, good: 1_440, easy: 4_320 };

/** Every rating has one fixed distance. */
export const fakeScheduler: Scheduler = {
  begin: (now) => ({
    dueAt: now.toISOString(),
    lastReviewAt: null,
    state: "new",
    stability: 0,
    difficulty: 0,
    scheduledDays: 0,
    learningStep: 0,
    reviews: 0,
    lapses: 0,
  }),
  outcomes: (schedule, now) =>
    Object.fromEntries(
      ratings.map((rating): [Rating, Schedule] => [
        rating,
        {
          ...schedule,
          dueAt: new Date(now.getTime() + minutes[rating] * 60_000).toISOString(),
          lastReviewAt: now.toISOString(),
          state: rating === "again" ? "relearning" : "review",
          reviews: schedule.reviews + 1,
          lapses: schedule.lapses + (rating === "again" ? 1 : 0),
        },
      ]),
    ) as Record<Rating, Schedule>,
};
