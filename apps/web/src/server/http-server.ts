import { createServer, type Server } from "node:http";

/** How long a request may take to arrive; the time for the answer is not limited here. */
export const arrivalLimits = { headersMs: 10_000, wholeRequestMs: 30_000, checkEveryMs: 1_000 };

/**
 * A client that sends its request too slowly gets 408 and is cut off, so that nobody can hold thousands of connections.
 */
export function createHttpServer(limits: typeof arrivalLimits = arrivalLimits): Server {
  return createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.wholeRequestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
}
