type FieldError = { field: string; message: string };

type ErrorBody = {
  code: string;
  message: string;
  requestId?: string;
  suggestions?: string[];
  details?: Record<string, unknown>;
  retryAfter?: number;
};

/** Why a call did not work: what our API said, or `unreachable` when no answer came at all. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly suggestions: readonly string[];
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: ErrorBody, cause?: unknown) {
    super(body.message, { cause });
    this.status = status;
    this.code = body.code;
    this.requestId = body.requestId ?? null;
    this.suggestions = body.suggestions ?? [];
    this.details = body.details ?? {};
    this.retryAfterSeconds = body.retryAfter ?? null;
  }

  get signInAgain(): boolean {
    return this.code === "not-signed-in";
  }

  get fields(): FieldError[] {
    return Array.isArray(this.details.fields) ? (this.details.fields as FieldError[]) : [];
  }
}

/** The answer is a view of our own server and is trusted as such. */
export async function callApi<Answer>(
  method: "GET" | "POST" | "PUT",
  path: `/api/${string}`,
  body?: unknown,
): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new ApiError(response.status, errorIn(answer) ?? unexplained(response));
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (cause) {
    throw new ApiError(0, unreachable(navigator.onLine), cause);
  }
}

function errorIn(answer: unknown): ErrorBody | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  const { error } = answer as { error: ErrorBody };
  return typeof error?.code === "string" && typeof error.message === "string" ? error : null;
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
