import { DAY_MS } from "../../entities/day-ms.ts";
import { QUARTER_MS } from "../../entities/learning/quarter-hour.ts";

/** A date such as 2030-01-31 in the person's own calendar. */
export type CalendarDay = string;

const asText = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** Returns a function that gives a moment's day in this time zone. */
export function daysIn(timeZone: string): (at: Date) => CalendarDay {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (at) => format.format(at);
}

/** How many quarters of an hour were practised on each day. */
export function practiceByDay(
  quarters: Iterable<number>,
  timeZone: string,
): Map<CalendarDay, number> {
  const dayOf = daysIn(timeZone);
  const days = new Map<CalendarDay, number>();
  for (const quarter of new Set(quarters)) {
    const day = dayOf(new Date(quarter * QUARTER_MS));
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return asText(new Date(Date.parse(day) + count * DAY_MS));
}

/** Weeks begin with Monday. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
