import type { ReplyPlan } from "../reply/compose-reply.ts";
import type { Call, ReplyFormat, Routed, Wire } from "../server/wire.ts";
import { ollamaAsked } from "./asked.ts";

type Endpoint = "generate" | "chat";

export function ollamaWire(models: string[]): Wire {
  return {
    provider: "ollama",
    badKeyStatus: 401,
    retryAfterHeader: true,
    error,
    route: (call) => route(call, models),
  };
}

const error = (_status: number, message: string) => ({ error: message });

function route({ url, body }: Call, models: string[]): Routed {
  const json = (status: number, answer: unknown): Routed => ({
    type: "json",
    status,
    body: answer,
  });
  if (url.pathname === "/api/tags") return json(200, { models: models.map(listed) });
  const endpoint = /^\/api\/(generate|chat)$/.exec(url.pathname)?.[1] as Endpoint | undefined;
  if (!endpoint) return json(404, { error: "404 page not found" });
  const { streams, ...asked } = ollamaAsked(body);
  if (!models.includes(asked.model)) {
    return json(404, error(404, `model '${asked.model}' not found`));
  }
  const format = streams ? streamFormat(asked.model, endpoint) : wholeFormat(asked.model, endpoint);
  return { type: "reply", asked, format };
}

const listed = (model: string) => ({
  name: model,
  model,
  modified_at: "2030-01-01T00:00:00Z",
  size: 1_000_000,
  digest: "0".repeat(64),
  details: { format: "gguf", family: "stand-in", parameter_size: "1B", quantization_level: "Q4_0" },
});

function streamFormat(model: string, endpoint: Endpoint): ReplyFormat {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  return {
    contentType: "application/x-ndjson",
    frames: (plan) => chunks(model, endpoint, plan).map(line),
    errorFrame: (status, message) => line(error(status, message)),
    brokenFrame: `{"model":"${model}","message":{"role":"assis\n`,
  };
}

function wholeFormat(model: string, endpoint: Endpoint): ReplyFormat {
  return {
    contentType: "application/json; charset=utf-8",
    frames: (plan) => {
      const saying = said(endpoint, plan.pieces.join(""), plan.thinking);
      return [JSON.stringify({ ...lastChunk(model, plan), ...saying })];
    },
    errorFrame: (status, message) => JSON.stringify(error(status, message)),
    brokenFrame: '{"model":',
  };
}

function chunks(model: string, endpoint: Endpoint, plan: ReplyPlan): unknown[] {
  const chunk = (text: string, thinking = "") => ({
    model,
    created_at: "2030-01-01T00:00:00.000Z",
    ...said(endpoint, text, thinking),
    done: false,
  });
  return [
    ...(plan.thinking ? [chunk("", plan.thinking)] : []),
    ...plan.pieces.map((piece) => chunk(piece)),
    ...(plan.ending === "none" ? [] : [{ ...lastChunk(model, plan), ...said(endpoint, "", "") }]),
  ];
}

function said(endpoint: Endpoint, text: string, thinking: string) {
  const thought = thinking ? { thinking } : {};
  return endpoint === "chat"
    ? { message: { role: "assistant", content: text, ...thought } }
    : { response: text, ...thought };
}

const lastChunk = (model: string, { usage, ending }: ReplyPlan) => ({
  model,
  created_at: "2030-01-01T00:00:01.000Z",
  done: true,
  done_reason: ending === "token-limit" ? "length" : "stop",
  total_duration: 1_000_000_000,
  load_duration: 1_000_000,
  prompt_eval_count: usage.inputTokens,
  prompt_eval_duration: 100_000_000,
  eval_count: usage.outputTokens,
  eval_duration: 800_000_000,
});
