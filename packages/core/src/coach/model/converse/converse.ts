import { isEmptyReply } from "../../../chat/reply/reply-text.ts";
import {
  chatFields,
  emptyReply,
  type ShownReply,
  wholeReply,
} from "../../../entities/chat/chat-reply.ts";
import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ModelUse } from "../../../entities/coach/text-model.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { ChatAnswer, ChatRequest, ReadReply } from "../../../ports/coach/converse.ts";
import type { RejectedReply } from "../../../prompts/retry-prompt.ts";
import { type ModelAnswer, timeLeft, usableText, WORTH_ASKING_MS } from "../call/ask-models.ts";
import {
  fallbackMarks,
  type ModelCall,
  type StartedModelCoachOptions,
} from "../call/model-call.ts";
import { recordReplies } from "../call/record-replies.ts";
import { unfinishedWords } from "../call/unfinished-words.ts";
import { type AskedReply, askForReply } from "./ask-for-reply.ts";
import { prepareChatCall } from "./chat-call.ts";
import { isHeldBack, isProse } from "./grow-reply.ts";
import { createChatJudge } from "./judge-chat.ts";
import { readReply } from "./read-reply.ts";
import { repairReply } from "./repair-reply.ts";

/** A model is told the built-in coach's answer, unless that takes so long that the learner would wait for it. */
export const BUILT_IN_WITHIN_MS = 250;

/** Questions about lessons and cards are answered by the built-in coach, because no guard could judge a model's answer. */
export async function converse(
  deps: StartedModelCoachOptions,
  request: ChatRequest,
): Promise<ChatAnswer> {
  const { listener: _listener, readChange, ...silent } = request;
  const builtIn = deps.authored.converse(silent);
  const { subject, listener, past } = request;
  if (subject.kind !== "attempt") return builtIn;
  const soon = await within(builtIn, BUILT_IN_WITHIN_MS, deps);
  const modelCall = prepareChatCall(deps, subject, request, soon?.reply ?? emptyReply);
  const judge = createChatJudge(modelCall, past, readChange);
  listener?.onProgress?.({ stage: "asking", model: deps.models[0].name.model });
  const first = await askForReply(modelCall, { judge, listener });
  const wrong = rejectionOf(modelCall, first);
  if (wrong) await record(modelCall, first, first.verdict, "leak");
  const asked = wrong ? await askForReply(modelCall, { judge, listener, wrong }) : first;
  const { read, repairs } = await readAsked(modelCall, asked, request);
  const verdict = isHeldBack(asked.verdict) ? asked.verdict : await judge(shownOf(read));
  const isShowable = !isHeldBack(verdict) && !isEmptyReply(read.reply);
  const reason = isShowable ? null : reasonOf(verdict, asked.failure);
  await record(modelCall, asked, verdict, reason);
  const spent = (wrong ? [first, asked] : [asked]).flatMap(({ tried }) => tried).concat(repairs);
  const took = { spent: spent.map(useOf), contextTokens: deps.models[0].contextTokens };
  if (reason === null) {
    const answeredBy = asked.tried.at(-1)?.name ?? deps.models[0].name;
    const reply = wholeReply(read.reply);
    return { ...read, reply, answeredBy, ...took, verdict, topic: null, isFallback: false };
  }
  const stays = withBuiltIn(await builtIn, asked.shown, reason);
  return { ...stays, ...took, verdict, ...fallbackMarks(reason) };
}

/** null where it takes longer; without an alarm it is waited for. */
async function within<Value>(
  value: Promise<Value>,
  ms: number,
  { alarm, onCaught }: Pick<StartedModelCoachOptions, "alarm" | "onCaught">,
): Promise<Value | null> {
  if (!alarm) return value;
  // It may fail later, when nobody waits for it any more.
  value.catch((error: unknown) => onCaught?.(error));
  let cancel = () => {};
  const late = new Promise<null>((resolve) => {
    cancel = alarm(ms, () => resolve(null));
  });
  return Promise.race([value, late]).finally(cancel);
}

/**
 * When the guard held back a reply before any of it was shown, the model is asked once more and told what was wrong.
 */
function rejectionOf(
  modelCall: ModelCall,
  { verdict, shown }: AskedReply,
): RejectedReply | undefined {
  const worthIt = timeLeft(modelCall).firstTextMs >= WORTH_ASKING_MS && isEmptyReply(shown);
  if (!worthIt || verdict === null || verdict === "passed" || verdict === "not-judged") return;
  return verdict;
}

async function readAsked(
  modelCall: ModelCall,
  { tried, failure, isLate }: AskedReply,
  { listener }: ChatRequest,
): Promise<{ read: ReadReply; repairs: readonly ModelAnswer[] }> {
  const text = failure === "leak" || isLate ? "" : usableText(tried.at(-1));
  if (text.trim() !== "" && isProse(text)) return { read: readProse(text, failure), repairs: [] };
  const read = await readReply(modelCall, text);
  const isUnreadable = text.trim() !== "" && isEmptyReply(read.reply);
  if (!isUnreadable || !modelCall.deps.chat?.repairsByModel) return { read, repairs: [] };
  listener?.onProgress?.({ stage: "repairing" });
  const { reply, tried: repairs } = await repairReply(modelCall, text);
  if (isEmptyReply(reply)) return { read, repairs };
  return { read: repairedReply(reply, failure === "truncated"), repairs };
}

function repairedReply(reply: ShownReply, truncated: boolean): ReadReply {
  const missing = chatFields.filter((field) => (reply[field]?.length ?? 0) === 0);
  const what = "A model was asked to put the reply right.";
  return {
    reply,
    recovery: { missing, shortened: [], truncated },
    bugs: [{ type: "repaired-json", what }],
  };
}

/** A model that answers in prose although it was asked for fields. */
function readProse(text: string, failure: FallbackReason | null): ReadReply {
  const isCut = failure !== null && failure !== "malformed";
  const what = "The reply was prose instead of fields.";
  const missing = isCut ? (["sections", "todos", "commands", "nextSteps"] as const) : [];
  return {
    reply: { summary: text.trim() },
    recovery: isCut ? { missing: [...missing], shortened: [], truncated: true } : null,
    bugs: [{ type: "legacy-format", what }],
  };
}

function reasonOf(verdict: ReplyVerdict | null, failure: FallbackReason | null): FallbackReason {
  if (verdict === "not-judged") return "unavailable";
  if (isHeldBack(verdict)) return "leak";
  return failure ?? "malformed";
}

/** Keeps what was shown. The built-in coach says why the rest is missing and answers in its place. */
function withBuiltIn(builtIn: ChatAnswer, shown: ShownReply, reason: FallbackReason): ChatAnswer {
  if (isEmptyReply(shown)) return builtIn;
  const { reply } = builtIn;
  const content = `${unfinishedWords(reason)} ${reply.summary}`;
  const rest = { heading: "From the built-in coach", content };
  return {
    ...builtIn,
    reply: {
      ...wholeReply(shown),
      sections: [...(shown.sections ?? []), rest, ...reply.sections],
      nextSteps: shown.nextSteps ?? reply.nextSteps,
    },
  };
}

/** What the guard judges. The complete changes of a cut reply are shown too, so they belong to it. */
function shownOf({ reply, cutChanges = [] }: ReadReply): ShownReply {
  return { ...reply, fileChanges: [...(reply.fileChanges ?? []), ...cutChanges] };
}

const useOf = ({ name, usage }: ModelAnswer): ModelUse => ({ ...name, ...usage });

async function record(
  modelCall: ModelCall,
  { tried }: AskedReply,
  verdict: ReplyVerdict | null,
  fallbackReason: FallbackReason | null,
): Promise<void> {
  await recordReplies(modelCall, tried, { verdict, fallbackReason });
}
