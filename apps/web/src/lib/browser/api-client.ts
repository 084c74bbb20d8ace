import type { StreamPart } from "@foothold/core/coach";
import { fieldsOf } from "../json/fields-of.ts";
import { ApiError, cancelled, errorIn, unexplained, unreachable } from "./api-error.ts";
import type { AnswerOf, ApiPath, KnownPath, Method } from "./api-types.ts";
import { readEvents } from "./read-events.ts";

export type CallOptions = {
  /** Aborts the call; the server notices and stops what it can. */
  signal?: AbortSignal;
  /** The idempotency key: the request counts once however often it is sent. */
  key?: string;
  /** The request is completed even if the page is left. */
  keepalive?: boolean;
  /** Receives the coach's text as it streams in. */
  onText?: (piece: string) => void;
  /** Receives every part that the answer sends before it is complete. */
  onPart?: (part: StreamPart) => void;
};

/** The answer has the type that the route declares; our own server is trusted to keep it. */
export async function callApi<Called extends Method, const Path extends ApiPath>(
  method: Called,
  path: Path & KnownPath<Called, Path>,
  body?: unknown,
  options: CallOptions = {},
): Promise<AnswerOf<Called, Path>> {
  return sendForAnswer(method, path, body, options);
}

/** For a path that is built from parts, whose caller knows the answer's type from the same parts. */
export async function sendForAnswer<Answer>(
  method: Method,
  path: ApiPath,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  const response = await send(method, path, body, options);
  const answer = isStream(response)
    ? await readAnswer(response, options)
    : await readJsonAnswer(response, options);
  // The compiler has checked the route's answer against its type; checking again would load every schema.
  return answer as Answer;
}

async function readJsonAnswer(response: Response, { signal }: CallOptions): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null);
  if (signal?.aborted) throw new ApiError(0, cancelled);
  if (response.ok) return answer;
  throw new ApiError(response.status, errorIn(answer) ?? unexplained(response));
}

const isStream = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** When the connection breaks, the text so far was shown, and whether there was more is unknown. */
async function readAnswer(
  { body }: Response,
  { signal, onText, onPart }: CallOptions,
): Promise<unknown> {
  try {
    for await (const { event, data } of body ? readEvents(body) : []) {
      if (event === "text") onText?.(String(fieldsOf(data).piece));
      if (event === "answer") return data;
      // Our own server sends what `StreamPart` says; as above, checking it here would load the schemas.
      if (event !== "error") onPart?.({ type: event, ...fieldsOf(data) } as StreamPart);
      if (event === "error") {
        throw new ApiError(Number(fieldsOf(data).status), errorIn(data) ?? unreachable(true));
      }
    }
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
    throw new ApiError(0, signal?.aborted ? cancelled : unreachable(navigator.onLine), thrown);
  }
  throw new ApiError(0, signal?.aborted ? cancelled : unreachable(navigator.onLine));
}

/** Downloads a file from our server with its name. */
export async function callForFile(path: ApiPath): Promise<File> {
  const response = await send("GET", path, undefined, {});
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => null);
    throw new ApiError(response.status, errorIn(answer) ?? unexplained(response));
  }
  const [, name = "download"] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  try {
    return new File([await response.blob()], name);
  } catch (cause) {
    throw new ApiError(0, unreachable(navigator.onLine), cause);
  }
}

async function send(
  method: string,
  path: string,
  body: unknown,
  { signal, key, keepalive, onText, onPart }: CallOptions,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...((onText || onPart) && { accept: "text/event-stream, application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
  } catch (cause) {
    throw new ApiError(0, signal?.aborted ? cancelled : unreachable(navigator.onLine), cause);
  }
}
