import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusals } from "./refusals.ts";

let server: Server;
let recorded: string[];

/** Answers as Next does, with what the query says. */
function others(asked: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(asked.url ?? "", "http://localhost");
  const [status, type, body] = ["status", "type", "body"].map((name) => searchParams.get(name));
  response.statusCode = Number(status ?? 200);
  response.setHeader("allow", "GET");
  if (type) response.setHeader("content-type", type);
  if (searchParams.has("early")) response.writeHead(response.statusCode);
  if (body) response.write(body);
  response.end(status ? undefined : asked.url);
}

beforeAll(async () => {
  const listener = refusals(others, ({ code }, { request: { method, url } }) => {
    recorded.push(`${method} ${new URL(url).pathname} ${code}`);
  });
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  recorded = [];
});

/** The path as it is written, and any method: fetch would tidy them up. */
async function ask(method: string, path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, method, agent: false }, resolve).on("error", reject).end(),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe("what Next refuses by itself", () => {
  test.each([
    ["a method that a route has not", "POST", "/api/problems?status=405", 405],
    ["the same, with its head sent first", "POST", "/api/problems?status=405&early", 405],
    ["a method that nobody knows", "TRACE", "/api/problems", 405],
    ["nothing but /api", "GET", "/api", 404],
    ["the same with a query", "POST", "/api/?x=1", 404],
    ["a page", "GET", "/api/x?status=404&type=text/html&body=<html>", 404],
    ["a bare failure", "GET", "/api/x?status=500&type=text/plain&body=Internal", 500],
  ])("is an error like any other: %s", async (_name, method, path, status) => {
    const answer = await ask(method, path);
    const { error } = JSON.parse(answer.body);
    expect(answer.status).toBe(status);
    expect(error.message).toMatch(/\w/);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-request-id": error.requestId,
    });
    expect(recorded).toEqual([`${method} ${path.split("?")[0]} ${error.code}`]);
  });

  test("keeps the methods that it names, and has no body where none may be", async () => {
    expect((await ask("POST", "/api/problems?status=405")).headers.allow).toBe("GET");
    const head = await ask("HEAD", "/api/problems?status=405");
    expect(head).toMatchObject({ status: 405, body: "" });
  });

  test.each([
    ["an answer", "/api/problems?x=%ff", "/api/problems?x=%ff"],
    [
      "an error of a route",
      '/api/x?status=404&type=application/json&body={"error":1}',
      '{"error":1}',
    ],
    ["a page that is not there", "/apis?status=404&type=text/html&body=<html>", "<html>"],
  ])("leaves %s as it is", async (_name, path, body) => {
    expect(await ask("GET", path)).toMatchObject({ body });
    expect(recorded).toEqual([]);
  });

  test.each([
    ["/api/attempts/%ff", "/api/attempts/%25ff"],
    ["/problems/%c3%28/%41?x=%", "/problems/%25c3%2528/%2541?x=%"],
    ["/problems/%c3%a9?x=1", "/problems/%c3%a9?x=1"],
  ])("an address that cannot be decoded is taken as it is written: %s", async (path, passedOn) => {
    expect(await ask("GET", path)).toMatchObject({ status: 200, body: passedOn });
  });
});
