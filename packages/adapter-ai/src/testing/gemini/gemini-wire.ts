import type { ReplyPlan } from "../reply/compose-reply.ts";
import type { Call, ReplyFormat, Routed, Wire } from "../server/wire.ts";
import { geminiAsked } from "./asked.ts";

const statusNames: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

export function geminiWire(models: string[]): Wire {
  return {
    provider: "gemini",
    badKeyStatus: 400,
    retryAfterHeader: false,
    error,
    route: (call) => route(call, models),
  };
}

function route({ url, headers, body }: Call, models: string[]): Routed {
  const refuse = (status: number, message: string): Routed => ({
    type: "json",
    status,
    body: error(status, message),
  });
  const [, model, verb] = /^\/v1beta\/models(?:\/([^:/]+))?(?::(\w+))?$/.exec(url.pathname) ?? [];
  if (!headers["x-goog-api-key"]) return refuse(403, "Method doesn't allow unregistered callers.");
  if (url.pathname === "/v1beta/models") {
    return { type: "json", status: 200, body: { models: models.map(listed) } };
  }
  if (!model || !models.includes(model)) {
    return refuse(404, `models/${model} is not found for API version v1beta.`);
  }
  if (!verb) return { type: "json", status: 200, body: listed(model) };
  const streams = verb === "streamGenerateContent";
  if (!streams && verb !== "generateContent") return refuse(404, `unknown method ${verb}`);
  const sse = url.searchParams.get("alt") === "sse";
  const format = streams ? streamFormat(model, sse) : wholeFormat(model);
  return { type: "reply", asked: geminiAsked(model, body), format };
}

function error(status: number, message: string, retryAfterMs?: number | null) {
  const details = retryAfterMs
    ? [
        {
          "@type": "type.googleapis.com/google.rpc.RetryInfo",
          retryDelay: `${retryAfterMs / 1000}s`,
        },
      ]
    : [];
  return { error: { code: status, message, status: statusNames[status] ?? "UNKNOWN", details } };
}

const listed = (model: string) => ({
  name: `models/${model}`,
  displayName: model,
  inputTokenLimit: 1_048_576,
  outputTokenLimit: 65_536,
  supportedGenerationMethods: ["generateContent", "countTokens"],
});

function streamFormat(model: string, sse: boolean): ReplyFormat {
  const frame = (json: string) => (sse ? `data: ${json}\r\n\r\n` : json);
  return {
    contentType: sse ? "text/event-stream" : "application/json; charset=UTF-8",
    frames(plan) {
      const frames = chunks(model, plan).map((chunk) => frame(JSON.stringify(chunk)));
      return sse ? frames : [`[${frames.join(",\r\n")}]`];
    },
    errorFrame: (status, message) => frame(JSON.stringify(error(status, message))),
    brokenFrame: frame('{"candidates": [{"content": {"parts": [{"text": "ha'),
  };
}

function wholeFormat(model: string): ReplyFormat {
  return {
    contentType: "application/json; charset=UTF-8",
    frames(plan) {
      const [whole] = chunks(model, { ...plan, pieces: [plan.pieces.join("")] }).slice(-1);
      return [JSON.stringify(whole)];
    },
    errorFrame: (status, message) => JSON.stringify(error(status, message)),
    brokenFrame: '{"candidates": [',
  };
}

const finishReasons = { whole: "STOP", "token-limit": "MAX_TOKENS", refusal: "SAFETY" } as const;

function chunks(model: string, { pieces, thinking, usage, ending }: ReplyPlan): unknown[] {
  const common = { modelVersion: model, responseId: "stand-in" };
  const said = (part: object, finished: boolean) => ({
    candidates: [
      {
        content: { parts: [part], role: "model" },
        index: 0,
        ...(finished && ending !== "none" && { finishReason: finishReasons[ending] }),
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.inputTokens,
      ...(finished && { candidatesTokenCount: usage.outputTokens }),
      totalTokenCount: usage.inputTokens + (finished ? usage.outputTokens : 0),
    },
    ...common,
  });
  const thought = thinking ? [said({ text: thinking, thought: true }, false)] : [];
  if (pieces.length > 0) {
    const last = pieces.length - 1;
    return [...thought, ...pieces.map((text, at) => said({ text }, at === last))];
  }
  if (ending === "none") return thought;
  if (ending === "refusal") return [{ promptFeedback: { blockReason: "SAFETY" }, ...common }];
  const finishReason = finishReasons[ending];
  return [...thought, { candidates: [{ content: { role: "model" }, finishReason }], ...common }];
}
