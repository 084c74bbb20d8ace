export const modelProviders = ["gemini", "ollama", "openai", "anthropic"] as const;
export type ModelProvider = (typeof modelProviders)[number];

export const providerNames: Record<ModelProvider, string> = {
  gemini: "Gemini",
  ollama: "Ollama",
  openai: "OpenAI or compatible",
  anthropic: "Anthropic",
};

/** A value for each provider. */
export const byProvider = <Value>(
  value: (provider: ModelProvider) => Value,
): Record<ModelProvider, Value> => ({
  gemini: value("gemini"),
  ollama: value("ollama"),
  openai: value("openai"),
  anthropic: value("anthropic"),
});

export type ModelName = { provider: ModelProvider; model: string };

/** The part of `AbortSignal` that core uses. */
export type StopSignal = {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
};

export type ModelMessage = { role: "user" | "assistant"; text: string };

export type TextRequest = {
  system: string;
  /** The conversation so far, oldest first; the last message is the user's. */
  messages: readonly ModelMessage[];
  /** JSON schema of a structured reply; absent: prose. */
  schema?: Record<string, unknown> | undefined;
  temperature: number;
  /** The longest reply to this call; a longer one fails as `truncated`. */
  maxOutputTokens: number;
  firstTextWithinMs: number;
  wholeWithinMs: number;
  signal?: StopSignal | undefined;
  /** A question beside the reply: it is asked once, and its failure does not let the provider rest. */
  isAside?: boolean;
};

export type TokenUsage = { inputTokens: number; outputTokens: number };
/** What a call of a model took; the tokens are 0 where the provider did not say. */
export type ModelUse = ModelName & TokenUsage;
export const noTokens: TokenUsage = { inputTokens: 0, outputTokens: 0 };
export type ModelReply = { text: string; name: ModelName; usage: TokenUsage };

/** Prompt in, text out. Throws `ModelFailure` and nothing else. */
export type TextModel = {
  readonly name: ModelName;
  /** How many tokens a request and its reply may have together. */
  readonly contextTokens: number;
  /** `onText` gets each piece as it arrives, without the model's thinking. */
  reply(request: TextRequest, onText?: (piece: string) => void): Promise<ModelReply>;
};

export const modelFailureKinds = [
  "rate-limited",
  "unavailable",
  "timed-out",
  "refused",
  "truncated",
  "malformed",
  "not-configured",
  "cancelled",
] as const;
export type ModelFailureKind = (typeof modelFailureKinds)[number];

type FailureExtra = {
  partialText?: string;
  usage?: TokenUsage;
  retryAfterMs?: number | undefined;
  cause?: unknown;
};

export class ModelFailure extends Error {
  /** Compares by name, because a bundled server contains this class more than once. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === "ModelFailure";
  }

  readonly kind: ModelFailureKind;
  /** What had arrived; a truncated reply may still be useful. */
  readonly partialText: string;
  /** What it took all the same. */
  readonly usage: TokenUsage;
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelFailureKind, message: string, extra: FailureExtra = {}) {
    super(message, { cause: extra.cause });
    this.name = "ModelFailure";
    this.kind = kind;
    this.partialText = extra.partialText ?? "";
    this.usage = extra.usage ?? noTokens;
    this.retryAfterMs = extra.retryAfterMs;
  }
}
