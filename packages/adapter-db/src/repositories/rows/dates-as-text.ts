type DatesAsText<T> = {
  [K in keyof T]: T[K] extends Date | null ? (T[K] extends Date ? string : string | null) : T[K];
};

/** A row with its dates as ISO text, as core has them. */
export function withDatesAsText<T extends object>(row: T): DatesAsText<T> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as DatesAsText<T>;
}

/** null stays null. */
export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
