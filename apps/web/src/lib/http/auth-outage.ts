export const DATABASE_UNAVAILABLE = "DATABASE_UNAVAILABLE";

/** Whether this is the error that `authDatabase` throws while the database is unavailable. */
export function isAuthOutage(error: unknown): boolean {
  const { body } = (error ?? {}) as { body?: { code?: unknown } };
  return body?.code === DATABASE_UNAVAILABLE;
}
