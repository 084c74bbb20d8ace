import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { arrivalLimits, createHttpServer, refuseUpgrades } from "./http-server.ts";

const limits = { headersMs: 150, wholeRequestMs: 300, checkEveryMs: 20 };
const servers: ReturnType<typeof createHttpServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Answers once a body is whole, after a pause if asked for one. */
async function listening(answerAfterMs = 0): Promise<number> {
  const server = createHttpServer(limits);
  servers.push(server);
  server.on("request", (request, response) => {
    request.on("error", () => {});
    request.resume().once("end", () => setTimeout(() => response.end("whole"), answerAfterMs));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Sends the beginning and then a drop at a time; resolves with what came back when the line was cut. */
async function trickle(beginning: string, drop: string): Promise<string> {
  const socket = connect(await listening(), "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  socket.write(beginning);
  const drops = setInterval(() => socket.write(drop), 20);
  // `once` would reject on the error that a cut line may be.
  await new Promise((resolve) => socket.on("close", resolve));
  clearInterval(drops);
  return answer;
}

const head = "POST /api/setup HTTP/1.1\r\nhost: localhost\r\n";

test.each([
  ["a body", `${head}content-length: 100000\r\n\r\n`, "x"],
  ["a body in pieces", `${head}transfer-encoding: chunked\r\n\r\n`, "1\r\nx\r\n"],
  ["headers", head, "x-slow: 1\r\n"],
])("%s that comes in drops is cut off", async (_name, beginning, drop) => {
  expect(await trickle(beginning, drop)).toMatch(/^(HTTP\/1.1 408|$)/);
});

test("an answer may take longer than a request", async () => {
  const port = await listening(limits.wholeRequestMs * 2);
  const response = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "{}" });
  expect(await response.text()).toBe("whole");
});

test("a request for another protocol is cut off, also where somebody else would keep it open", async () => {
  const server = createHttpServer(limits);
  servers.push(server);
  server.on("upgrade", () => {});
  refuseUpgrades(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  socket.write(
    "GET /_next/webpack-hmr HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n",
  );
  await new Promise((resolve) => socket.on("close", resolve));
  expect(answer).toMatch(/^HTTP\/1.1 400/);
});

test("the largest body gets through on a slow line", () => {
  const bitsPerSecond = (256 * 1024 * 8) / (arrivalLimits.wholeRequestMs / 1000);
  expect(bitsPerSecond).toBeLessThan(100_000);
});
