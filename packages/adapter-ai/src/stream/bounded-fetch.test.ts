import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { boundedFetch, MAX_BODY_BYTES } from "./bounded-fetch.ts";

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a body without end is left", async () => {
  const block = Buffer.alloc(64 * 1024, "a");
  const url = await served((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(block)) {}
      response.once("drain", pour);
    };
    pour();
  });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await boundedFetch(undefined, stop.signal)(url);
  let bytes = 0;
  const read = async () => {
    for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
  };
  await expect(read()).rejects.toMatchObject({ kind: "truncated" });
  expect(bytes).toBeLessThanOrEqual(MAX_BODY_BYTES);
});

test("a redirect is not followed, so that a key stays where it was sent", async () => {
  const asked: (string | undefined)[] = [];
  const url = await served((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  const headers = { "x-goog-api-key": "a-key" };
  await expect(boundedFetch()(url, { method: "POST", headers })).rejects.toThrow();
  expect(asked).toEqual(["/"]);
});

test.each([
  ["with its words", '{"error":"no"}', '{"error":"no"}'],
  ["without any", "", ""],
])("a refusal is told by its status, %s", async (_name, sent, body) => {
  const url = await served((_, response) => {
    response.writeHead(503, { "retry-after": "3" }).end(sent);
  });
  await expect(boundedFetch()(url)).rejects.toMatchObject({ status: 503, body, retryAfter: "3" });
});
