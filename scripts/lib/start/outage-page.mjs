import { createServer } from "node:http";

/** Seconds until the page looks again by itself. */
const LOOK_AGAIN_SECONDS = 2;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}">
<title>Back in a moment · Foothold</title>
</head>
<body>
<main>
<h1>Foothold is being started again</h1>
<p>This page looks again by itself. What you saved is safe.</p>
</main>
</body>
</html>
`;
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
      "content-type": isApi ? "application/json" : "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      "cache-control": "no-store",
      "retry-after": LOOK_AGAIN_SECONDS,
      connection: "close",
    });
    response.end(isApi ? error : page);
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
