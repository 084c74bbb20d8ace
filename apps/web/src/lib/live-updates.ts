import { type Actor, hearSignals } from "@foothold/core";
import { z } from "zod";
import type { AppDeps } from "./deps.ts";

/** Proxies and browsers give up on a connection that says nothing. */
const STILL_HERE_MS = 20_000;

export const liveLines = z
  .string()
  .meta({ description: "text/event-stream; `data` is {topic, …} of what to look up again" });

/** Server-sent events: one line for each change that concerns this person. What changed, they look up. */
export async function liveUpdates(deps: AppDeps, _input: unknown, actor: Actor): Promise<Response> {
  let stop = () => {};
  const stream = new ReadableStream<string>({
    start(controller) {
      const say = (line: string) => controller.enqueue(`${line}\n\n`);
      say(": connected");
      const timer = setInterval(() => say(": still here"), STILL_HERE_MS);
      const unsubscribe = hearSignals(deps, actor, (signal) =>
        say(`data: ${JSON.stringify(signal)}`),
      );
      stop = () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
    cancel: () => stop(),
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
