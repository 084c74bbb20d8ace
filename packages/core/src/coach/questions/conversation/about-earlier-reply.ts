import type { PastExchange } from "../../../ports/coach/converse.ts";
import type { Answer } from "../answer.ts";
import { compareEntries } from "../knowledge/about-comparison.ts";
import type { Asked, Sources } from "../question.ts";
import { readEntryTopic } from "../topics.ts";
import type { AnswerAgain } from "./answer-again.ts";

const MAX_WORDS = 14;
const ANOTHER_INPUT =
  /^(?:(?:and|hm+|ok|okay|so|but|now|then|what about|how about|what if|same|the same|try|also|again)[,.]? ){1,8}(?:(?:what about|for|with|if|when|on|it is|its|i give it|i use|try|instead) ){0,8}(.{1,160}?)[?.! ]*$/;
const MEANT_BY =
  /\bwhat (?:did|do|does) you mean (?:by|with) (.{2,40}?)[?.! ]*$|^(?:and |but |ok |so )?what (?:did you mean|do you mean) (?:by|with) (.{2,40}?)[?.! ]*$/;
const COMPARED_WITH =
  /\b(?:how|what) (?:is|s|are) (?:that|it|this|the) (?:different|difference) (?:from|to|than|with|between (?:that|it|this) and) (.{2,40}?)[?.! ]*$|^(?:and |but |so )?(?:whats|what is) the difference (?:to|from|with|between (?:that|it|this) and) (.{2,40}?)[?.! ]*$|^(?:is (?:that|it|this)|thats|isnt (?:that|it)) (?:the same as|like|just|better than|faster than|different from) (.{2,40}?)[?.! ]*$|^(?:vs|versus|compared to|or) (.{2,40}?)[?.! ]*$/;

/** “and the opposite, string to list?”: the question follows the comma. */
const OPPOSITE =
  /^(?:(?:and|ok|okay|so|but|now|what about|how about) )*(?:the )?(?:opposite|reverse|other way (?:a?round)|vice versa|inverse)[,:]? (?:so |like |from |how (?:do|can) i )?(.{8,80})$/;

/** “you said invariant, what is that?” */
const MENTIONED =
  /\byou (?:said|mentioned|wrote|talked about|told me about)(?: something about)? (?:an? |the |about )?([a-z][a-z -]{2,30}?)(?:[.,;:?!]| what| whats|$)/;
/** “what was it called again?” */
const NAME_AGAIN =
  /\bwhat (?:was|is|were) the (?:names?|words?|terms?)\b.{0,40}\b(?:you|again|that)\b|\b(?:what|how) (?:was|is) (?:it|that|this) called\b|\bwhat did you call (?:it|that)\b/;
/** “and for a list?”, “in my case it is a string”. */
const OTHER_CONTAINER =
  /^(?:(?:and|but|ok|okay|so|what|how|about|does|that|this|it|also|work|works|in|my|case|its|is|for|with|on|if|mine|an?|the|same|too|i|have|use|using|then|hm+|can|do) )*(strings?|lists?|arrays?|dicts?|dictionary|sets?|tuples?|numbers?|words?|grid|maps?|objects?|texts?)(?: (?:tho|though|too|instead|as well|also|then|please))*[?.! ]*$/;
const CONTAINERS =
  /\b(?:strings?|lists?|arrays?|dicts?|dictionary|sets?|tuples?|numbers?|words?|grid|maps?|objects?|texts?)\b/i;

/** The last question, about something else. */
const askedOf = (container: string, question: string): string =>
  CONTAINERS.test(question) ? question.replace(CONTAINERS, container) : `${question} ${container}`;

/** Topics after which another input means: run that too. */
const RAN = /^(result|own-program|loop|variable|line|whole-program|none|growth|last-run)/;

/** Answers a message that refers to an earlier answer: another input, one of its words, or a comparison with it. */
export async function aboutEarlierReply(
  asked: Asked,
  last: PastExchange,
  sources: Sources,
  answerAgain: AnswerAgain,
): Promise<Answer | null> {
  const { plain, question, past } = asked;
  if (plain.split(" ").length > MAX_WORDS) return null;
  const recalled = recallQuestion(plain, past);
  if (recalled) return recalled;
  const ordinal =
    /^(?:and |ok |now |what about |explain |show me )*(?:the )?(first|second|third|last|next|other)(?: one| example)?[?.! ]*$/.exec(
      plain,
    );
  if (ordinal && last.topic === "example") {
    const which = /next|other/.test(ordinal[1] ?? "") ? "second" : ordinal[1];
    return answerAgain(`explain the ${which} example`);
  }
  const turned = OPPOSITE.exec(plain)?.[1];
  if (turned !== undefined) return answerAgain(turned);
  const mentioned = MENTIONED.exec(plain)?.[1];
  if (mentioned !== undefined) return answerAgain(`what is ${mentioned}`);
  if (NAME_AGAIN.test(plain)) return answerAgain(last.message);
  const container = OTHER_CONTAINER.exec(plain)?.[1];
  if (container !== undefined) return answerAgain(askedOf(container, last.message));
  const meant = firstGroup(MEANT_BY.exec(plain));
  if (meant !== null) {
    const answer = await answerAgain(`what is ${meant.replace(/^(a|an|the|that) /, "")}`);
    return answer.topic === "unknown" ? answerAgain(`${last.message} simpler`) : answer;
  }
  const other = firstGroup(COMPARED_WITH.exec(plain));
  const entry = readEntryTopic(last.topic);
  if (other !== null && entry) {
    return compareEntries(entry.id, other.replace(/^(a|an|the) /, ""), entry.language, sources);
  }
  if (RAN.test(last.topic ?? "") && namesInput(plain)) {
    const input = ANOTHER_INPUT.exec(question)?.[1] ?? ANOTHER_INPUT.exec(plain)?.[1];
    if (input !== undefined) return answerAgain(`what does my program give for ${input}`);
  }
  return null;
}

const namesInput = (plain: string): boolean =>
  /[[{(]|-?\d|\bempty\b|\b(single|one|only one) \w+|\btest \d/.test(plain) &&
  !/\bline \d/.test(plain);

const firstGroup = (found: RegExpExecArray | null): string | null =>
  found?.slice(1).find((group) => group !== undefined) ?? null;

const RECALL =
  /\bwhat (was|were|did i ask|have i asked|did we talk)\b.{0,40}\b(questions?|ask(ed)?|about|before|first|last)\b|\bwhat did (i|we) (ask|say|talk about)\b/;

/** “what was my first question?” */
function recallQuestion(plain: string, past: readonly PastExchange[]): Answer | null {
  if (!RECALL.test(plain)) return null;
  const found = /\bfirst\b/.test(plain) ? past[0] : past.at(-1);
  if (!found) return null;
  const which = /\bfirst\b/.test(plain) ? "first" : "last";
  return {
    topic: found.topic ?? "small-talk",
    summary: `You asked ${which}: “${found.message.slice(0, 200)}”. I answered: ${found.reply.summary ?? ""}`,
    next: ["Again, please", "Simpler, please", "What do I do now?"],
  };
}
