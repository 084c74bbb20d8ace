import { z } from "zod";

const MAX_ERROR_CHARS = 64_000;

/** The provider answered with an error status. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;

  constructor(status: number, body: string, retryAfter: string | null = null) {
    super(`status ${status}`);
    this.name = "HttpFailure";
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export async function httpFailure(response: Response): Promise<HttpFailure> {
  const body = await response.text().catch(() => "");
  const retryAfter = response.headers.get("retry-after");
  return new HttpFailure(response.status, body.slice(0, MAX_ERROR_CHARS), retryAfter);
}

const errorBody = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.string().optional(),
      details: z.array(z.record(z.string(), z.unknown())).optional().catch(undefined),
    }),
  ]),
});

/** The sentence that both providers put into `error`. */
export function spokenReason({ body, status }: HttpFailure): string {
  const error = parsedError(body);
  const reason = typeof error === "string" ? error : error?.message;
  return reason?.trim().slice(0, 300) || `It answered with status ${status}.`;
}

/** How long the provider asks to wait: Google's RetryInfo, or HTTP's Retry-After. */
export function askedWaitMs(failure: HttpFailure, nowMs: number): number | undefined {
  return retryInfoMs(failure.body) ?? retryAfterMs(failure.retryAfter, nowMs);
}

function retryInfoMs(body: string): number | undefined {
  const error = parsedError(body);
  if (typeof error !== "object") return undefined;
  for (const detail of error.details ?? []) {
    const isRetryInfo = String(detail["@type"]).endsWith("google.rpc.RetryInfo");
    const seconds = isRetryInfo && /^(\d+(?:\.\d+)?)s$/.exec(String(detail.retryDelay))?.[1];
    if (seconds) return Math.ceil(Number(seconds) * 1000);
  }
  return undefined;
}

function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

function parsedError(body: string) {
  try {
    return errorBody.safeParse(JSON.parse(body)).data?.error;
  } catch {
    return undefined;
  }
}
