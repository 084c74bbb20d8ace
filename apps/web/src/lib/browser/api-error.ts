import { fieldsOf } from "../json/fields-of.ts";

export type ErrorBody = {
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

  /** Whether the page shows an older state than the server has. */
  get isPageOutdated(): boolean {
    return this.code === "wrong-step" || this.code === "stale-version";
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

export const cancelled: ErrorBody = { code: "cancelled", message: "You stopped this." };

export function errorIn(answer: unknown): ErrorBody | null {
  const { code, message, ...more } = fieldsOf(fieldsOf(answer).error);
  return typeof code === "string" && typeof message === "string"
    ? { ...more, code, message }
    : null;
}

export function unreachable(online: boolean): ErrorBody {
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

export function unexplained(response: Response): ErrorBody {
  const requestId = response.headers.get("x-request-id");
  return {
    code: "unexplained",
    message: `Foothold answered with an error (${response.status}).`,
    suggestions: ["Nothing you entered is lost. Wait a moment and try again."],
    ...(requestId ? { requestId } : {}),
  };
}
