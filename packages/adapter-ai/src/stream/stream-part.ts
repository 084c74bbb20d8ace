import type { TokenUsage } from "@foothold/core/coach";

export type Ending = "whole" | "token-limit" | "refused" | "broken-off";

/** What a provider's stream says, in one tongue for all of them. */
export type StreamPart =
  | { type: "text"; text: string }
  | { type: "usage"; usage: TokenUsage }
  | { type: "ending"; ending: Ending; detail: string };
