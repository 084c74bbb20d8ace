import { createServer, type Server } from "node:http";

/** How long a request may take to arrive. How long an answer takes is another matter. */
export const arrivalLimits = { headersMs: 10_000, wholeRequestMs: 30_000, checkEveryMs: 1_000 };

/** Whoever sends a request in drops is answered 408 and cut off, so that nobody holds connections by the thousand. */
export function createHttpServer(limits: typeof arrivalLimits = arrivalLimits): Server {
  return createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.wholeRequestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
}
