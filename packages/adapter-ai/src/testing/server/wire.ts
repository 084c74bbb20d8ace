import type { ModelProvider } from "@foothold/core/coach";
import type { Asked, ReplyPlan } from "../reply/compose-reply.ts";

export type Call = { method: string; url: URL; headers: Record<string, unknown>; body: unknown };

/** How a provider puts a reply on the wire. */
export type ReplyFormat = {
  contentType: string;
  frames(plan: ReplyPlan): string[];
  /** A failure told in mid-stream, after the headers said 200. */
  errorFrame(status: number, message: string): string;
  brokenFrame: string;
};

export type Routed =
  | { type: "json"; status: number; body: unknown }
  | { type: "reply"; asked: Asked; format: ReplyFormat };

/** One provider's HTTP interface. */
export type Wire = {
  provider: ModelProvider;
  route(call: Call): Routed;
  error(status: number, message: string, retryAfterMs?: number | null): unknown;
  badKeyStatus: number;
  /** Whether a rate limit says how long to wait in the header; Gemini says it in the body. */
  retryAfterHeader: boolean;
};
