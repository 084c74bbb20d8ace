import { createServer } from "node:http";

const MESSAGE = "Foothold is being started again";

/** Answers instead of the server while it is down; does nothing when the port is taken. */
export async function openOutagePage({ port, host }) {
  const { LOOK_AGAIN_SECONDS, outageHeaders, outagePage } = await import(
    "../../../apps/web/src/server/http/outage-page.ts"
  );
  const error = JSON.stringify({
    error: { code: "restarting", message: `${MESSAGE}.`, retryAfter: LOOK_AGAIN_SECONDS },
  });
  const server = createServer((request, response) => {
    const isApi = request.url.startsWith("/api/");
    response.writeHead(503, {
      ...outageHeaders,
      ...(isApi && { "content-type": "application/json" }),
      connection: "close",
    });
    response.end(isApi ? error : outagePage(MESSAGE));
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
