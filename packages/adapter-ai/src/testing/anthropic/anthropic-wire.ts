import type { ReplyPlan } from "../reply/compose-reply.ts";
import type { Call, ReplyFormat, Routed, Wire } from "../server/wire.ts";
import { anthropicAsked } from "./asked.ts";

export function anthropicWire(models: string[]): Wire {
  return {
    provider: "anthropic",
    badKeyStatus: 401,
    retryAfterHeader: true,
    error,
    route: (call) => route(call, models),
  };
}

const errorTypes: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  404: "not_found_error",
  429: "rate_limit_error",
  503: "overloaded_error",
};

const error = (status: number, message: string) => ({
  type: "error",
  error: { type: errorTypes[status] ?? "api_error", message },
});

function route({ url, headers, body }: Call, models: string[]): Routed {
  const json = (status: number, answer: unknown): Routed => ({
    type: "json",
    status,
    body: answer,
  });
  if (!headers["x-api-key"] && !headers.authorization) {
    return json(401, error(401, "x-api-key or authorization header is required"));
  }
  if (!headers["anthropic-version"]) return json(400, error(400, "anthropic-version is required"));
  if (url.pathname === "/v1/models") {
    const data = models.map((id) => ({ id, type: "model", display_name: id, created_at: "" }));
    return json(200, { data, has_more: false, first_id: null, last_id: null });
  }
  if (url.pathname !== "/v1/messages") return json(404, error(404, "Not found."));
  const { streams, ...asked } = anthropicAsked(body);
  if (!models.includes(asked.model)) return json(404, error(404, `model: ${asked.model}`));
  const format = streams ? streamFormat(asked.model) : wholeFormat(asked.model);
  return { type: "reply", asked, format };
}

const frame = (value: Event | ReturnType<typeof error>) =>
  `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;

function streamFormat(model: string): ReplyFormat {
  return {
    contentType: "text/event-stream",
    frames: (plan) => events(model, plan).map(frame),
    errorFrame: (status, message) => frame(error(status, message)),
    brokenFrame: 'event: content_block_delta\ndata: {"type": "content_block_del\n\n',
  };
}

const stopReasons = {
  whole: "end_turn",
  "token-limit": "max_tokens",
  refusal: "refusal",
  none: null,
} as const;

type Event = { type: string } & Record<string, unknown>;

function events(model: string, plan: ReplyPlan): Event[] {
  const { thinking, pieces, usage, ending } = plan;
  const delta = (index: number, value: object): Event => ({
    type: "content_block_delta",
    index,
    delta: value,
  });
  const thought = thinking
    ? [delta(0, { type: "thinking_delta", thinking }), { type: "content_block_stop", index: 0 }]
    : [];
  const said: Event[] = [
    { type: "message_start", message: message(model, [], null, { ...usage, outputTokens: 1 }) },
    ...thought,
    { type: "content_block_start", index: 1, content_block: { type: "text", text: "" } },
    ...pieces.map((text) => delta(1, { type: "text_delta", text })),
  ];
  if (ending === "none") return said;
  const output_tokens = usage.outputTokens;
  const stopped = { stop_reason: stopReasons[ending], stop_sequence: null };
  return [
    ...said,
    { type: "content_block_stop", index: 1 },
    { type: "message_delta", delta: stopped, usage: { output_tokens } },
    { type: "message_stop" },
  ];
}

const message = (
  model: string,
  content: unknown[],
  stop_reason: string | null,
  { inputTokens, outputTokens }: ReplyPlan["usage"],
) => ({
  id: "stand-in",
  type: "message",
  role: "assistant",
  model,
  content,
  stop_reason,
  stop_sequence: null,
  usage: { input_tokens: inputTokens, output_tokens: outputTokens },
});

function wholeFormat(model: string): ReplyFormat {
  return {
    contentType: "application/json",
    frames({ pieces, ending, usage }) {
      const content = [{ type: "text", text: pieces.join("") }];
      return [JSON.stringify(message(model, content, stopReasons[ending], usage))];
    },
    errorFrame: (status, text) => JSON.stringify(error(status, text)),
    brokenFrame: '{"content": [',
  };
}
