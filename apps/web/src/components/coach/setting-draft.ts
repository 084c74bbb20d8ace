import {
  MAX_AUTO_CONTINUES,
  MAX_OUTPUT_TOKENS_LIMIT,
  MAX_PICTURE_PRICE,
  MAX_PRICE,
  MAX_REPLY_SECONDS,
} from "@foothold/core/chat";
import {
  byProvider,
  type CoachSetting,
  coachSettingSchema,
  MAX_BUDGET,
  MAX_CALLS_PER_HOUR,
  MAX_ESCALATION_MODELS,
  MAX_FIRST_WORDS_SECONDS,
  MAX_MODELS,
  type ModelName,
  type ModelProvider,
} from "@foothold/core/coach";
import { type BudgetDraft, budgetDraftOf, budgetsOf } from "./budget-draft.ts";
import { type PriceDraft, priceDraftOf, pricesOf } from "./price-draft.ts";

/** The form's content: lists and numbers as text. */
export type SettingDraft = {
  providers: Record<ModelProvider, { allowed: boolean; models: string }>;
  firstWordsSeconds: string;
  callsPerHour: string;
  chat: ChatDraft;
  /** Empty when there is no order across providers. */
  escalationOrder: readonly ModelName[];
  monthlyBudgets: BudgetDraft;
  defaultCoach: CoachSetting["defaultCoach"];
};

/** Numbers as text; the share of the context as a percentage. */
export type ChatDraft = {
  maxOutputTokens: string;
  replySeconds: string;
  handoffPercent: string;
  autoContinueCap: string;
  picturePrice: string;
  repairsByModel: boolean;
  prices: PriceDraft;
};

export function draftOf({
  providers,
  firstWordsSeconds,
  callsPerHour,
  chat,
  escalationOrder,
  monthlyBudgets,
  defaultCoach,
}: CoachSetting): SettingDraft {
  const provider = ({ allowed, models }: CoachSetting["providers"]["gemini"]) => ({
    allowed,
    models: models?.join(", ") ?? "",
  });
  return {
    providers: byProvider((name) => provider(providers[name])),
    firstWordsSeconds: firstWordsSeconds === null ? "" : String(firstWordsSeconds),
    callsPerHour: String(callsPerHour),
    chat: {
      maxOutputTokens: String(chat.maxOutputTokens),
      replySeconds: String(chat.replySeconds),
      handoffPercent: String(Math.round(chat.handoffShare * 100)),
      autoContinueCap: String(chat.autoContinueCap),
      picturePrice: String(chat.picturePrice),
      repairsByModel: chat.repairsByModel,
      prices: priceDraftOf(chat.prices),
    },
    escalationOrder: escalationOrder ?? [],
    monthlyBudgets: budgetDraftOf(monthlyBudgets),
    defaultCoach,
  };
}

const numberIn = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

function chatSettingOf({ repairsByModel, prices, ...numbers }: ChatDraft): CoachSetting["chat"] {
  return {
    maxOutputTokens: numberIn(numbers.maxOutputTokens),
    replySeconds: numberIn(numbers.replySeconds),
    handoffShare: numberIn(numbers.handoffPercent) / 100,
    autoContinueCap: numberIn(numbers.autoContinueCap),
    picturePrice: numberIn(numbers.picturePrice),
    repairsByModel,
    prices: pricesOf(prices),
  };
}

/** Empty models and seconds mean "use the default". A text that is not a number becomes NaN, which the schema refuses. */
export function settingOf({
  providers,
  chat,
  escalationOrder,
  monthlyBudgets,
  defaultCoach,
  ...limits
}: SettingDraft): CoachSetting {
  const provider = ({ allowed, models }: SettingDraft["providers"]["gemini"]) => {
    const names = models.split(/[\s,]+/).filter(Boolean);
    return { allowed, models: names.length > 0 ? names : null };
  };
  const seconds = limits.firstWordsSeconds.trim();
  return {
    providers: byProvider((name) => provider(providers[name])),
    firstWordsSeconds: seconds === "" ? null : Number(seconds),
    callsPerHour: numberIn(limits.callsPerHour),
    chat: chatSettingOf(chat),
    escalationOrder: escalationOrder.length > 0 ? [...escalationOrder] : null,
    monthlyBudgets: budgetsOf(monthlyBudgets),
    defaultCoach,
  };
}

const names = `At most ${MAX_MODELS} names, each of letters, digits and . : / @ - _`;
const fieldWords = {
  "models-gemini": names,
  "models-ollama": names,
  "models-openai": names,
  "models-anthropic": names,
  firstWordsSeconds: `A number from 1 to ${MAX_FIRST_WORDS_SECONDS}, or nothing.`,
  callsPerHour: `A whole number from 1 to ${MAX_CALLS_PER_HOUR.toLocaleString("en")}.`,
  "chat-maxOutputTokens": `A whole number from 500 to ${MAX_OUTPUT_TOKENS_LIMIT.toLocaleString("en")}.`,
  "chat-replySeconds": `A whole number from 10 to ${MAX_REPLY_SECONDS}.`,
  "chat-handoffShare": "A number from 30 to 95.",
  "chat-prices": `Both numbers of a model, from 0 to ${MAX_PRICE.toLocaleString("en")}, or neither.`,
  monthlyBudgets: `Numbers from 0 to ${MAX_BUDGET.toLocaleString("en")}, or nothing.`,
  escalationOrder: `At most ${MAX_ESCALATION_MODELS} models, each once.`,
  "chat-picturePrice": `A number from 0 to ${MAX_PICTURE_PRICE}.`,
  "chat-autoContinueCap": `A whole number from 1 to ${MAX_AUTO_CONTINUES}.`,
};
export type DraftErrors = Partial<Record<keyof typeof fieldWords, string>>;

/** The errors that prevent saving, by field. */
export function errorsIn(draft: SettingDraft): DraftErrors {
  const wrong = coachSettingSchema.safeParse(settingOf(draft)).error?.issues ?? [];
  const fields = wrong.map(({ path: [first, second] }) => {
    if (first === "providers") return `models-${String(second)}`;
    return first === "chat" ? `chat-${String(second)}` : String(first);
  });
  return Object.fromEntries(Object.entries(fieldWords).filter(([field]) => fields.includes(field)));
}
