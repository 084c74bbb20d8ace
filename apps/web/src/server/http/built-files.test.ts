import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "../../lib/headers/security-headers.ts";
import { builtFiles } from "./built-files.ts";

const folder = mkdtempSync(join(tmpdir(), "built-files-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, "static/chunks"), { recursive: true });
  writeFileSync(join(folder, "static/chunks/a.js"), "plain");
  writeFileSync(join(folder, "static/chunks/a.js.br"), "brotli");
  writeFileSync(join(folder, "static/chunks/a.js.gz"), "gzip");
  writeFileSync(join(folder, "secret.json"), "secret");
  server = createServer(builtFiles(folder, (request, response) => response.end(request.url)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The path as it is written: fetch would tidy it up. */
async function ask(path: string, encodings = "identity") {
  const { port } = server.address() as AddressInfo;
  const headers = { "accept-encoding": encodings };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path, headers, agent: false }, resolve).on("error", reject),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each([
  ["br, gzip", "brotli", "br"],
  ["gzip, deflate", "gzip", "gzip"],
  ["identity", "plain", undefined],
])("to whom accepts %s the file goes as %s", async (accepted, body, encoding) => {
  const answer = await ask("/_next/static/chunks/a.js?v=1", accepted);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers).toMatchObject({
    ...securityHeaders,
    "content-type": "text/javascript",
    "cache-control": "public,max-age=31536000,immutable",
  });
});

test.each([
  "/",
  "/api/health?x=1",
  "/_next/static/chunks/b.js?v=2",
  "/_next/static/../secret.json",
  "/_next/static/%2e%2e/secret.json",
  "/_next/static/..%2fsecret.json",
  "/_next/static/%",
])("%s is not one of them, and goes on unchanged", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, body: path });
});
