import { type Actor, followSignals } from "@foothold/core/people";
import { z } from "zod";
import type { AppDeps } from "../deps.ts";

/** Proxies and browsers close a connection that stays silent. */
const STILL_HERE_MS = 20_000;

/** A visible tab has one stream; more than this many are left over from lost connections. */
export const MAX_STREAMS_PER_PERSON = 10;

export const MAX_LINES_WAITING = 100;

export const liveLines = z
  .string()
  .meta({ description: "text/event-stream; `data` is {topic, …} of what to look up again" });

type LiveDeps = Pick<AppDeps, "signals" | "classes" | "people">;

/** Server-sent events: one line for each change that concerns this person. The browser then loads what changed. */
export async function liveUpdates(
  deps: LiveDeps,
  _input: unknown,
  actor: Actor,
  signal: AbortSignal,
): Promise<Response> {
  let stop: (() => void) | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      // Starts with the first read: if the caller is gone already, the stream is neither read nor cancelled.
      pull(controller) {
        stop ??= begin(deps, actor, signal, controller);
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: 0 },
  );
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

const encoder = new TextEncoder();

/** Returns the function that cleans up after the stream has ended. */
function begin(
  deps: LiveDeps,
  actor: Actor,
  signal: AbortSignal,
  controller: ReadableStreamDefaultController<Uint8Array>,
): () => void {
  const say = (line: string) => {
    // A client this far behind is disconnected; it loads everything when it reconnects.
    if ((controller.desiredSize ?? 0) <= -MAX_LINES_WAITING) end();
    else controller.enqueue(encoder.encode(`${line}\n\n`));
  };
  const timer = setInterval(() => say(": still here"), STILL_HERE_MS);
  const unsubscribe = followSignals(deps, actor, (heard) => say(`data: ${JSON.stringify(heard)}`));
  const stop = () => {
    clearInterval(timer);
    unsubscribe();
    signal.removeEventListener("abort", end);
    leave(actor.userId, end);
  };
  const end = () => {
    stop();
    controller.close();
  };
  signal.addEventListener("abort", end);
  enter(actor.userId, end);
  say(": connected");
  if (signal.aborted) end();
  return stop;
}

/** The functions that end each person's streams, oldest first. */
const streams = new Map<string, Set<() => void>>();

/** When there are too many, the oldest stream is ended: the newest tab is the visible one. */
function enter(userId: string, end: () => void): void {
  const own = streams.get(userId) ?? new Set();
  const [oldest] = own;
  if (own.size >= MAX_STREAMS_PER_PERSON) oldest?.();
  streams.set(userId, own.add(end));
}

function leave(userId: string, end: () => void): void {
  const own = streams.get(userId);
  own?.delete(end);
  if (own?.size === 0) streams.delete(userId);
}
