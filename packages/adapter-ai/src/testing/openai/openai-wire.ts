import type { ReplyPlan } from "../reply/compose-reply.ts";
import type { Call, ReplyFormat, Routed, Wire } from "../server/wire.ts";
import { openAiAsked } from "./asked.ts";

export function openAiWire(models: string[]): Wire {
  return {
    provider: "openai",
    badKeyStatus: 401,
    retryAfterHeader: true,
    error,
    route: (call) => route(call, models),
  };
}

const error = (_status: number, message: string) => ({
  error: { message, type: "stand_in_error", param: null, code: null },
});

function route({ url, headers, body }: Call, models: string[]): Routed {
  const json = (status: number, answer: unknown): Routed => ({
    type: "json",
    status,
    body: answer,
  });
  if (!String(headers.authorization ?? "").startsWith("Bearer ")) {
    return json(401, error(401, "You didn't provide an API key."));
  }
  if (url.pathname === "/v1/models") {
    const data = models.map((id) => ({ id, object: "model", created: 0, owned_by: "stand-in" }));
    return json(200, { object: "list", data });
  }
  if (url.pathname !== "/v1/chat/completions") return json(404, error(404, "Not found."));
  const { streams, ...asked } = openAiAsked(body);
  if (!models.includes(asked.model)) {
    return json(404, error(404, `The model \`${asked.model}\` does not exist.`));
  }
  const format = streams ? streamFormat(asked.model) : wholeFormat(asked.model);
  return { type: "reply", asked, format };
}

const frame = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

function streamFormat(model: string): ReplyFormat {
  return {
    contentType: "text/event-stream",
    frames: (plan) => [
      ...chunks(model, plan).map(frame),
      ...(plan.ending === "none" ? [] : ["data: [DONE]\n\n"]),
    ],
    errorFrame: (status, message) => frame(error(status, message)),
    brokenFrame: 'data: {"choices": [{"delta": {"content": "ha\n\n',
  };
}

const finishReasons = {
  whole: "stop",
  "token-limit": "length",
  refusal: "content_filter",
  none: null,
} as const;

const common = (model: string) => ({ id: "stand-in", created: 0, model });
const usageOf = ({ usage }: ReplyPlan) => ({
  prompt_tokens: usage.inputTokens,
  completion_tokens: usage.outputTokens,
  total_tokens: usage.inputTokens + usage.outputTokens,
});

function chunks(model: string, plan: ReplyPlan): unknown[] {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...common(model),
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
    usage: null,
  });
  const said = [
    chunk({ role: "assistant", content: "" }),
    ...(plan.thinking ? [chunk({ reasoning_content: plan.thinking })] : []),
    ...plan.pieces.map((content) => chunk({ content })),
  ];
  if (plan.ending === "none") return said;
  const last = { ...chunk({}), choices: [], usage: usageOf(plan) };
  return [...said, chunk({}, finishReasons[plan.ending]), last];
}

function wholeFormat(model: string): ReplyFormat {
  return {
    contentType: "application/json",
    frames(plan) {
      const message = { role: "assistant", content: plan.pieces.join("") };
      const choices = [{ index: 0, message, finish_reason: finishReasons[plan.ending] }];
      const whole = { ...common(model), object: "chat.completion", choices, usage: usageOf(plan) };
      return [JSON.stringify(whole)];
    },
    errorFrame: (status, message) => JSON.stringify(error(status, message)),
    brokenFrame: '{"choices": [',
  };
}
