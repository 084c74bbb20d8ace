import {
  ModelFailure,
  type ModelFailureKind,
  type ModelName,
  type StopSignal,
  type TextModel,
  type TextRequest,
  type TokenUsage,
} from "../../entities/coach/text-model.ts";

/** The pieces arrive first; then the reply is whole, fails, or nothing more comes. */
export type ScriptedReply = {
  pieces?: string[];
  usage?: TokenUsage;
  failure?: { kind: ModelFailureKind; retryAfterMs?: number };
  hangs?: boolean;
};

type Script = string | ScriptedReply | ((request: TextRequest) => string | ScriptedReply);

export type FakeTextModel = TextModel & {
  /** Every request so far, oldest first. */
  readonly requests: TextRequest[];
};

/** One script is followed on every call; of a list each is followed once, in order. */
export function fakeTextModel(
  script: Script | Script[],
  name: ModelName = { provider: "ollama", model: "scripted" },
): FakeTextModel {
  const requests: TextRequest[] = [];
  return {
    name,
    contextTokens: 32_768,
    requests,
    async reply(request, onText) {
      const entry = Array.isArray(script) ? script[requests.length] : script;
      requests.push(request);
      if (entry === undefined) throw new Error(`no reply is scripted for call ${requests.length}`);
      const scripted = typeof entry === "function" ? entry(request) : entry;
      const { pieces = [], usage, failure, hangs } = whole(scripted);
      let text = "";
      for (const piece of pieces) {
        if (!request.signal?.aborted) await Promise.resolve();
        if (request.signal?.aborted) throw fails("cancelled", text);
        text += piece;
        onText?.(piece);
      }
      if (hangs) throw fails(await endOfWaiting(request, text), text);
      if (request.signal?.aborted) throw fails("cancelled", text);
      if (failure) throw fails(failure.kind, text, { ...failure, usage });
      if (text.trim() === "" || (request.schema && !isJson(text))) throw fails("malformed", text);
      return { text, name, usage: usage ?? { inputTokens: 12, outputTokens: 34 } };
    },
  };
}

const whole = (reply: string | ScriptedReply): ScriptedReply =>
  typeof reply === "string" ? { pieces: [reply] } : reply;

type Told = { retryAfterMs?: number | undefined; usage?: TokenUsage | undefined };

const fails = (kind: ModelFailureKind, partialText: string, { retryAfterMs, usage }: Told = {}) =>
  new ModelFailure(kind, `scripted: ${kind}`, {
    partialText,
    retryAfterMs,
    ...(usage && { usage }),
  });

function endOfWaiting(request: TextRequest, text: string): Promise<"timed-out" | "cancelled"> {
  const limitMs = text === "" ? request.firstTextWithinMs : request.wholeWithinMs;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end("timed-out"), limitMs);
    const cancel = () => end("cancelled");
    const signal: StopSignal | undefined = request.signal;
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    function end(how: "timed-out" | "cancelled") {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      resolve(how);
    }
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
