import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { outages } from "./outages.ts";

async function ask(
  others: RequestListener,
  { reachable = false, path = "/home", accept = "text/html" } = {},
) {
  const server = createServer(outages(others, async () => reachable)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const fails: RequestListener = (_request, response) => {
  response.statusCode = 500;
  response.setHeader("content-encoding", "x-odd");
  response.write("half ");
  response.end("a page");
};
const failsAtOnce: RequestListener = (_request, response) => {
  response.writeHead(500, { "content-type": "text/html" }).end();
};

test.each([
  ["in pieces", fails],
  ["with nothing in it", failsAtOnce],
])("a page that fails %s during an outage says so and looks again", async (_how, others) => {
  const { status, headers, text } = await ask(others);
  expect(status).toBe(503);
  expect(headers.get("content-encoding")).toBeNull();
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(text).toMatch(/http-equiv="refresh".*cannot reach its database/s);
});

test.each([
  ["a page that fails for another reason", { reachable: true }],
  ["the API", { path: "/api/health" }],
  ["what is no page", { accept: "*/*" }],
])("%s is left as it is", async (_what, asked) => {
  const { status } = await ask(failsAtOnce, asked);
  expect(status).toBe(500);
});

test("a page that works is left as it is", async () => {
  const works: RequestListener = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write("a ");
    response.end("page");
  };
  expect(await ask(works)).toMatchObject({ status: 200, text: "a page" });
});
