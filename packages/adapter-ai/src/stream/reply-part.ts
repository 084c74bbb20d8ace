import type { TokenUsage } from "@foothold/core/coach";

export type Ending = "whole" | "token-limit" | "refused" | "broken-off";

/** A part of a provider's reply, in one format for all providers. */
export type ReplyPart =
  | { type: "text"; text: string }
  | { type: "usage"; usage: TokenUsage }
  | { type: "ending"; ending: Ending; detail: string };
