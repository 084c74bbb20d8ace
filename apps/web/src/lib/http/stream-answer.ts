import type { StreamSink } from "@foothold/core/coach";

/** Proxies and browsers close a connection that stays silent. */
const STILL_HERE_MS = 15_000;

export const EVENT_STREAM = "text/event-stream";

export function asksForStream(request: Request): boolean {
  return request.headers.get("accept")?.includes(EVENT_STREAM) ?? false;
}

type Work = (sink: StreamSink) => Promise<Response>;

/**
 * The answer of `work` as server-sent events: one for each part that is emitted, named after its type, then one `answer`
 * with the body that another client would get, or one `error` with its status. When the reader leaves, `signal` fires.
 */
export function streamAnswer({ signal }: Request, work: Work): Response {
  const gone = new AbortController();
  const leave = () => gone.abort();
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  const stream = new ReadableStream<string>({
    async start(controller) {
      const say = (line: string) => {
        if (!gone.signal.aborted) controller.enqueue(`${line}\n\n`);
      };
      const send = (event: string, data: unknown) =>
        say(`event: ${event}\ndata: ${JSON.stringify(data)}`);
      say(": connected");
      const timer = setInterval(() => say(": still here"), STILL_HERE_MS);
      const response = await work({
        emit: ({ type, ...data }) => send(type, data),
        signal: gone.signal,
      });
      clearInterval(timer);
      signal.removeEventListener("abort", leave);
      const { ok, status } = response;
      const body = await response.json();
      send(ok ? "answer" : "error", ok ? body : { status, ...body });
      if (!gone.signal.aborted) controller.close();
    },
    cancel: leave,
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {
      "content-type": `${EVENT_STREAM}; charset=utf-8`,
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
