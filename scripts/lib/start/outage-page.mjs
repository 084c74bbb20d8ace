import { createServer } from "node:http";
import {
  LOOK_AGAIN_SECONDS,
  outageHeaders,
  outagePage,
} from "../../../apps/web/src/server/outage-page.ts";

const error = JSON.stringify({
  error: {
    code: "restarting",
    message: "Foothold is being started again.",
    suggestions: ["Try again in a few seconds."],
    retryAfter: LOOK_AGAIN_SECONDS,
  },
});

/** Answers in the server's place while there is none; nothing where the port cannot be had. */
export function openOutagePage({ port, host }) {
  const server = createServer((request, response) => {
    const isApi = request.url.startsWith("/api/");
    response.writeHead(503, {
      ...outageHeaders,
      ...(isApi && { "content-type": "application/json" }),
      connection: "close",
    });
    response.end(isApi ? error : outagePage("Foothold is being started again"));
  });
  server.on("error", () => {});
  server.listen(port, host);
  return {
    close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}
