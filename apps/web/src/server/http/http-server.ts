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

/** Foothold speaks no other protocol. Next keeps some of these connections open for ever, for a dev server that is not there. */
export function refuseUpgrades(server: Server): void {
  server.on("upgrade", (_request, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n", () => socket.destroy());
  });
}
