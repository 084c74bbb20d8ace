import { expect, test, vi } from "vitest";
import { keepDatabase } from "./keep-database.mjs";

function aServer() {
  let running = true;
  return { isRunning: () => running, end: () => (running = false) };
}

function kept({ start }) {
  const shutdown = { stopping: false };
  const said = [];
  const server = aServer();
  const ended = keepDatabase({ server, start, shutdown, say: (line) => said.push(line) });
  const stop = () => {
    shutdown.stopping = true;
    return ended;
  };
  return { server, said, stop };
}

test("a database that is gone is started again, and the new one is looked after too", async () => {
  const second = aServer();
  const start = vi.fn().mockResolvedValueOnce(second).mockResolvedValue(aServer());
  const { server, said, stop } = kept({ start });
  server.end();
  await vi.waitFor(() => expect(said).toContain("PostgreSQL is back."), 5_000);
  second.end();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), 5_000);
  await stop();
});

test("it is tried until it works, as on a disk that is full for a while", async () => {
  const full = new Error("No space left on device");
  const start = vi.fn().mockRejectedValueOnce(full).mockResolvedValue(aServer());
  const { server, said, stop } = kept({ start });
  server.end();
  await vi.waitFor(() => expect(said).toContain("PostgreSQL is back."), 5_000);
  expect(said).toContain("PostgreSQL does not start: No space left on device");
  await stop();
});

test("one that we stop ourselves stays away", async () => {
  const start = vi.fn();
  const { server, stop } = kept({ start });
  const stopped = stop();
  server.end();
  await stopped;
  expect(start).not.toHaveBeenCalled();
});
