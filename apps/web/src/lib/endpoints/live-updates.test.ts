import { memoryDeps } from "@foothold/core/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { liveUpdates, MAX_LINES_WAITING, MAX_STREAMS_PER_PERSON } from "./live-updates.ts";

const signal = { topic: "notifications", userId: "learner-1" } as const;
const actor = { userId: "learner-1", role: "learner", requestId: "request-1" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aServer() {
  const { signals, classes, people } = memoryDeps();
  let heardBy = 0;
  const subscribe: typeof signals.subscribe = (hear) => {
    const stop = signals.subscribe(hear);
    heardBy += 1;
    return () => {
      heardBy -= 1;
      stop();
    };
  };
  return {
    send: () => signals.send(signal),
    /** What is kept for those who listen. */
    kept: () => ({ heardBy, timers: vi.getTimerCount() }),
    async open(gone = new AbortController()) {
      const deps = { classes, people, signals: { ...signals, subscribe } };
      const { body } = await liveUpdates(deps, {}, actor, gone.signal);
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      const read = async () => {
        const { value, done } = await reader.read();
        return done ? "the end" : new TextDecoder().decode(value);
      };
      return { gone, reader, read };
    },
  };
}

const nothing = { heardBy: 0, timers: 0 };

describe("live updates", () => {
  test("tell what changed, and in between that they are still there", async () => {
    const { open, send } = aServer();
    const { read, reader } = await open();
    expect(await read()).toBe(": connected\n\n");
    await send();
    expect(await read()).toBe(`data: ${JSON.stringify(signal)}\n\n`);
    const next = read();
    vi.advanceTimersByTime(20_000);
    expect(await next).toBe(": still here\n\n");
    await reader.cancel();
  });

  test("that nobody reads keep nothing", async () => {
    const { open, kept } = aServer();
    await open();
    expect(kept()).toEqual(nothing);
  });

  test.each([
    ["stops reading", ({ reader }) => reader.cancel()],
    ["goes away", async ({ gone }) => gone.abort()],
  ] satisfies [
    string,
    (stream: Awaited<ReturnType<ReturnType<typeof aServer>["open"]>>) => Promise<void>,
  ][])("keep nothing for who %s", async (_how, leave) => {
    const { open, kept } = aServer();
    const stream = await open();
    await stream.read();
    expect(kept()).toEqual({ heardBy: 1, timers: 1 });
    await leave(stream);
    expect(kept()).toEqual(nothing);
    expect(await stream.read()).toBe("the end");
  });

  test("end at once for who was gone before they began", async () => {
    const { open, kept } = aServer();
    const gone = new AbortController();
    gone.abort();
    const { read } = await open(gone);
    await read();
    expect(await read()).toBe("the end");
    expect(kept()).toEqual(nothing);
  });

  test("end for who does not keep up: they look again when they are back", async () => {
    const { open, send, kept } = aServer();
    const { read } = await open();
    await read();
    for (let sent = 0; sent <= MAX_LINES_WAITING; sent++) await send();
    await vi.waitFor(() => expect(kept()).toEqual(nothing));
  });

  test("of one person are so many and no more: the oldest ends for the newest", async () => {
    const { open, kept } = aServer();
    const streams = [];
    for (let opened = 0; opened <= MAX_STREAMS_PER_PERSON; opened++) {
      const stream = await open();
      await stream.read();
      streams.push(stream);
    }
    expect(kept().heardBy).toBe(MAX_STREAMS_PER_PERSON);
    expect(await streams[0]?.read()).toBe("the end");
    for (const { gone } of streams) gone.abort();
    expect(kept()).toEqual(nothing);
  });
});
