import {
  ModelFailure,
  type ModelFailureKind,
  type ModelName,
  type StopSignal,
  type TextModel,
  type TextRequest,
  type TokenUsage,
} from "../../../entities/coach/text-model.ts";
import { again, type WrongAnswer } from "../../../prompts/again.ts";
import { MAX_OUTPUT_TOKENS, TEMPERATURE } from "../../../prompts/prompt.ts";
import { type Asking, FIRST_TEXT_WITHIN_MS, WHOLE_WITHIN_MS } from "./asking.ts";

/** Less than this, and asking again could not answer in time. */
export const WORTH_ASKING_MS = 1_000;

/** What a model said; with `failure` only the beginning of it, or nothing. */
export type Generated = {
  text: string;
  name: ModelName;
  usage: TokenUsage;
  tookMs: number;
  failure: ModelFailureKind | null;
};

type How = {
  schema?: Record<string, unknown>;
  /** What was wrong with the answer before. */
  wrong?: WrongAnswer | undefined;
  signal?: StopSignal | undefined;
  onText?: (piece: string) => void;
};

export function timeLeft({ deps }: Asking): { firstTextMs: number; wholeMs: number } {
  const elapsedMs = deps.clock.now().getTime() - deps.startedMs;
  return {
    firstTextMs: (deps.firstTextWithinMs ?? FIRST_TEXT_WITHIN_MS) - elapsedMs,
    wholeMs: (deps.wholeWithinMs ?? WHOLE_WITHIN_MS) - elapsedMs,
  };
}

/** Asks the models in order, the next one only where the one before said nothing at all. */
export async function generate(asking: Asking, how: How): Promise<Generated[]> {
  const tried: Generated[] = [];
  for (const model of asking.deps.models) {
    if (tried.length > 0 && timeLeft(asking).firstTextMs < WORTH_ASKING_MS) break;
    const generated = await askOne(model, asking, how);
    tried.push(generated);
    if (!canBeAskedElsewhere(generated)) break;
  }
  return tried;
}

function canBeAskedElsewhere({ failure, text }: Generated): boolean {
  return failure !== null && text === "" && elsewhere.has(failure);
}

const elsewhere = new Set<ModelFailureKind>([
  "rate-limited",
  "unavailable",
  "timed-out",
  "not-configured",
]);

/** Of these nothing is kept, whatever came before. */
const final = new Set<ModelFailureKind>(["refused", "cancelled"]);

/** What parts may be read from: they are kept only where they arrived whole. */
export function usableText(generated: Generated | undefined): string {
  if (!generated) return "";
  const { text, failure } = generated;
  return failure !== null && final.has(failure) ? "" : text;
}

async function askOne(model: TextModel, asking: Asking, how: How): Promise<Generated> {
  const { clock } = asking.deps;
  const startedMs = clock.now().getTime();
  const took = () => ({ name: model.name, tookMs: clock.now().getTime() - startedMs });
  try {
    const { text, usage } = await model.reply(requestFor(asking, how), how.onText);
    return { text, usage, failure: null, ...took() };
  } catch (error) {
    const known = error instanceof ModelFailure;
    return {
      text: known ? error.partialText : "",
      usage: { inputTokens: 0, outputTokens: 0 },
      failure: known ? error.kind : "unavailable",
      ...took(),
    };
  }
}

function requestFor(asking: Asking, { schema, wrong, signal, onText }: How): TextRequest {
  const { system, user } = asking.prompt;
  const { firstTextMs, wholeMs } = timeLeft(asking);
  // Where nobody reads along, the first words are the whole answer.
  const wholeWithinMs = onText ? wholeMs : firstTextMs;
  return {
    system,
    messages: [{ role: "user", text: wrong ? `${user}\n\n${again.text(wrong)}` : user }],
    schema,
    temperature: TEMPERATURE,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    firstTextWithinMs: firstTextMs,
    wholeWithinMs,
    signal,
  };
}
