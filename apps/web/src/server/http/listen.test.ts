import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

async function taken() {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  return { other, port: (other.address() as AddressInfo).port };
}

test("a port that is given up in a moment is waited for", async () => {
  const { other, port } = await taken();
  const server = createServer();
  onTestFinished(() => void server.close());
  const listening = listen(server, port, "127.0.0.1");
  other.close();
  await listening;
  expect((server.address() as AddressInfo).port).toBe(port);
});

test("a port that stays taken is told", async () => {
  const { port } = await taken();
  await expect(listen(createServer(), port, "127.0.0.1")).rejects.toMatchObject({
    code: "EADDRINUSE",
    port,
  });
});
