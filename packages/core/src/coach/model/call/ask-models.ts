import {
  ModelFailure,
  type ModelFailureKind,
  type ModelName,
  noTokens,
  type StopSignal,
  type TextModel,
  type TextRequest,
  type TokenUsage,
} from "../../../entities/coach/text-model.ts";
import { MAX_OUTPUT_TOKENS, TEMPERATURE } from "../../../prompts/prompt.ts";
import { type RejectedReply, retryPrompt } from "../../../prompts/retry-prompt.ts";
import { FIRST_TEXT_WITHIN_MS, type ModelCall, WHOLE_WITHIN_MS } from "./model-call.ts";

/** With less time left than this, asking again could not answer in time. */
export const WORTH_ASKING_MS = 1_000;

/** What a model said; with `failure` only the beginning of it, or nothing. */
export type ModelAnswer = {
  text: string;
  name: ModelName;
  usage: TokenUsage;
  tookMs: number;
  failure: ModelFailureKind | null;
};

type AskOptions = {
  schema?: Record<string, unknown>;
  /** Why the last answer was rejected. */
  wrong?: RejectedReply | undefined;
  signal?: StopSignal | undefined;
  onText?: (piece: string) => void;
};

export function timeLeft({ deps }: ModelCall): { firstTextMs: number; wholeMs: number } {
  const elapsedMs = deps.clock.now().getTime() - deps.startedMs;
  return {
    firstTextMs: (deps.firstTextWithinMs ?? FIRST_TEXT_WITHIN_MS) - elapsedMs,
    wholeMs: (deps.wholeWithinMs ?? WHOLE_WITHIN_MS) - elapsedMs,
  };
}

/** Asks the models in order; the next one only when the one before failed without any text. */
export async function askModels(modelCall: ModelCall, how: AskOptions): Promise<ModelAnswer[]> {
  const tried: ModelAnswer[] = [];
  for (const model of modelCall.deps.models) {
    if (tried.length > 0 && timeLeft(modelCall).firstTextMs < WORTH_ASKING_MS) break;
    const generated = await askModel(model, modelCall, how);
    tried.push(generated);
    if (!mayAskNextModel(generated)) break;
  }
  return tried;
}

function mayAskNextModel({ failure, text }: ModelAnswer): boolean {
  return failure !== null && text === "" && retryableFailures.has(failure);
}

const retryableFailures = new Set<ModelFailureKind>([
  "rate-limited",
  "unavailable",
  "timed-out",
  "not-configured",
]);

/** After these failures nothing of the text is used. */
const final = new Set<ModelFailureKind>(["refused", "cancelled"]);

/** The text that parts may be read from; only complete parts are kept. */
export function usableText(answer: ModelAnswer | undefined): string {
  if (!answer) return "";
  const { text, failure } = answer;
  return failure !== null && final.has(failure) ? "" : text;
}

async function askModel(
  model: TextModel,
  modelCall: ModelCall,
  how: AskOptions,
): Promise<ModelAnswer> {
  const { clock } = modelCall.deps;
  const startedMs = clock.now().getTime();
  const took = () => ({ name: model.name, tookMs: clock.now().getTime() - startedMs });
  try {
    const { text, usage } = await model.reply(requestFor(modelCall, how), how.onText);
    return { text, usage, failure: null, ...took() };
  } catch (error) {
    modelCall.deps.onCaught?.(error);
    const known = error instanceof ModelFailure;
    return {
      text: known ? error.partialText : "",
      usage: known ? error.usage : noTokens,
      failure: known ? error.kind : "unavailable",
      ...took(),
    };
  }
}

function requestFor(
  modelCall: ModelCall,
  { schema, wrong, signal, onText }: AskOptions,
): TextRequest {
  const { system, user } = modelCall.prompt;
  const { firstTextMs, wholeMs } = timeLeft(modelCall);
  // Without a listener the learner sees nothing before the whole answer, so it has the shorter limit.
  const wholeWithinMs = onText ? wholeMs : firstTextMs;
  return {
    system,
    messages: [
      ...(modelCall.past ?? []),
      { role: "user", text: wrong ? `${user}\n\n${retryPrompt.text(wrong)}` : user },
    ],
    schema,
    temperature: TEMPERATURE,
    maxOutputTokens: modelCall.maxOutputTokens ?? MAX_OUTPUT_TOKENS,
    firstTextWithinMs: firstTextMs,
    wholeWithinMs,
    signal,
  };
}
