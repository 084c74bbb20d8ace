const MAX_CAUSES = 5;

/**
 * The kind of a failure for the audit trail: the names and codes of its causes. Not their messages, which may quote
 * what somebody typed, while the trail cannot be changed; the log has them under the same request id.
 */
export function causeText(thrown: unknown): string {
  const words: string[] = [];
  for (
    let cause = thrown;
    cause instanceof Error && words.length < MAX_CAUSES;
    cause = cause.cause
  ) {
    const code = "code" in cause ? ` ${String(cause.code)}` : "";
    words.push(`${cause.constructor.name}${code}`.slice(0, 80));
  }
  return words.join(" from ") || typeof thrown;
}
