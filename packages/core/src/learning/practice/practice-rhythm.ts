import { addDays, type CalendarDay, mondayOf } from "./calendar-day.ts";

export const WEEKS_SHOWN = 53;

export type PracticeDay = { day: CalendarDay; quarters: number };

/** When somebody practised. There are no points, and a missed day takes nothing away. */
export type PracticeRhythm = {
  today: CalendarDay;
  practisedToday: boolean;
  /** Days in a row up to today, or up to yesterday while today has no practice yet. */
  daysInARow: number;
  /** In the present week, from Monday on. */
  daysThisWeek: number;
  /** Every day from a Monday a year ago to today. */
  year: PracticeDay[];
};

export function practiceRhythm(
  days: ReadonlyMap<CalendarDay, number>,
  today: CalendarDay,
): PracticeRhythm {
  const monday = mondayOf(today);
  const year: PracticeDay[] = [];
  const first = addDays(monday, -7 * (WEEKS_SHOWN - 1));
  for (let day = first; day <= today; day = addDays(day, 1)) {
    year.push({ day, quarters: days.get(day) ?? 0 });
  }
  return {
    today,
    practisedToday: days.has(today),
    daysInARow: daysInARow(days, today),
    daysThisWeek: year.filter(({ day, quarters }) => day >= monday && quarters > 0).length,
    year,
  };
}

function daysInARow(days: ReadonlyMap<CalendarDay, number>, today: CalendarDay): number {
  let day = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = addDays(day, -1);
  }
  return count;
}
