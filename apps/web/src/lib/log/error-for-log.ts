const MAX_CAUSES = 5;

/** An error for the log, without the values of a failed query, which are personal. */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { message, stack = "", cause } = error;
  return {
    type: error.constructor.name,
    // drizzle adds the values to its message, and so to the stack.
    message: message.split("\nparams: ")[0],
    at: stack.slice(stack.indexOf(message) + message.length).trim(),
    ...("code" in error && { code: error.code }),
    ...("constraint" in error && { constraint: error.constraint }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: errorForLog(cause, depth + 1) }),
  };
}
