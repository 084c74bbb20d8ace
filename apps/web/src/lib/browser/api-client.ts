import type { StreamPart } from "@foothold/core/coach";
import { fieldsOf } from "../json/fields-of.ts";
import type { AnswerOf, ApiPath, KnownPath, Method } from "./api-types.ts";
import { readEvents } from "./read-events.ts";

type ErrorBody = {
  code: string;
  message: string;
  requestId?: string;
  suggestions?: string[];
  details?: Record<string, unknown>;
  retryAfter?: number;
};

/** Why a call failed: the API's error, `unreachable` when no answer came, or `cancelled`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly suggestions: readonly string[];
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody, cause?: unknown) {
    super(messageFor(body), { cause });
    this.status = status;
    this.code = body.code;
    this.requestId = body.requestId ?? null;
    this.suggestions = body.suggestions ?? [];
    this.details = body.details ?? {};
    this.retryAfterSeconds = body.retryAfter ?? null;
  }

  /** Whether it is unknown if the request was done: no answer came, or none of our API. */
  get answerLost(): boolean {
    return this.code === "unreachable" || (this.code === "unexplained" && this.status >= 502);
  }

  get signInAgain(): boolean {
    return this.code === "not-signed-in" && this.details.reason !== "account-disabled";
  }

  /** What is wrong with the input, by the field's name. */
  get fieldErrors(): Record<string, string> {
    const { fields } = this.details;
    const listed: unknown[] = Array.isArray(fields) ? fields : [];
    return Object.fromEntries(
      listed.map(fieldsOf).map(({ field, message }) => [String(field), String(message)]),
    );
  }

  get isAboutFields(): boolean {
    return Object.keys(this.fieldErrors).length > 0;
  }
}

/** What is wrong with a single field is said without the field's technical name, which is in the API's message. */
function messageFor({ message, details }: ErrorBody): string {
  const listed: unknown = details?.fields;
  if (!Array.isArray(listed) || listed.length !== 1) return message;
  const [only] = listed.map(fieldsOf);
  return message === `${only?.field}: ${only?.message}` ? String(only?.message) : message;
}

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

const cancelled: ErrorBody = { code: "cancelled", message: "You stopped this." };

function errorIn(answer: unknown): ErrorBody | null {
  const { code, message, ...more } = fieldsOf(fieldsOf(answer).error);
  return typeof code === "string" && typeof message === "string"
    ? { ...more, code, message }
    : null;
}

function unreachable(online: boolean): ErrorBody {
  return {
    code: "unreachable",
    message: online ? "Foothold did not answer." : "You are offline.",
    suggestions: [
      online
        ? "Nothing you entered is lost. Wait a moment and try again."
        : "Nothing you entered is lost. Try again once you are connected.",
    ],
  };
}

function unexplained(response: Response): ErrorBody {
  const requestId = response.headers.get("x-request-id");
  return {
    code: "unexplained",
    message: `Foothold answered with an error (${response.status}).`,
    suggestions: ["Nothing you entered is lost. Wait a moment and try again."],
    ...(requestId ? { requestId } : {}),
  };
}
