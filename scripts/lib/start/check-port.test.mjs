import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { checkPort } from "./check-port.mjs";

async function listening(host) {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  return server;
}

test.each(["127.0.0.1", "::1", "0.0.0.0"])("a program on %s is in the way", async (host) => {
  const server = await listening(host);
  const { port } = server.address();
  await expect(checkPort(port, "127.0.0.1")).rejects.toThrow(
    `Port ${port} is already in use by another program: stop it, or choose another port`,
  );
  server.close();
});

test("a free port passes, and is free again after", async () => {
  const server = await listening("127.0.0.1");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  await checkPort(port, "127.0.0.1");
  await checkPort(port, "127.0.0.1");
});

test("an address that is not this machine's is named", async () => {
  await expect(checkPort(45_678, "203.0.113.9")).rejects.toThrow(
    'HOST is "203.0.113.9", which is no address of this machine',
  );
});
