/** A day and a time, such as "2 Jan 2030, 09:05"; in the reader's time zone unless another is given. */
export function dateTimeText(at: string, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at));
}
