export const DATABASE_UNAVAILABLE = "DATABASE_UNAVAILABLE";

/** Whether this is what `authDatabase` throws while the database is away. */
export function isAuthOutage(error: unknown): boolean {
  const { body } = (error ?? {}) as { body?: { code?: unknown } };
  return body?.code === DATABASE_UNAVAILABLE;
}
