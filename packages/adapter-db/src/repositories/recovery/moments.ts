type Moments<T> = {
  [K in keyof T]: T[K] extends Date | null ? (T[K] extends Date ? string : string | null) : T[K];
};

/** A row with its dates as the core writes them. */
export function withTexts<T extends object>(row: T): Moments<T> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Moments<T>;
}

/** null stays null. */
export function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
