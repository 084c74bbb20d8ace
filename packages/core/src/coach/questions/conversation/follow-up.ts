import { type Asked, languageNamedIn } from "../question.ts";

/** What a short message wants of what was said last. */
export type FollowUp =
  | "why"
  | "simpler"
  | "in-language"
  | "again"
  | "example"
  | "more"
  | "which"
  | "how";

const MAX_WORDS = 9;
const lead = "^(?:(?:but|and|ok|okay|so|hm+|sorry|wait|please|can you|could you|well|yes|no) )*";
const tail = "(?: please| then| now| again| though| exactly)?[.?! ]*$";
const whole = (words: string): RegExp => new RegExp(`${lead}(?:${words})${tail}`);

const patterns: readonly [FollowUp, RegExp][] = [
  [
    "why",
    whole(
      "why(?: is (?:that|this|it)(?: so)?| so| that| not)?|how come|what for|for what reason|why is that the case|why does that happen",
    ),
  ],
  [
    "example",
    whole(
      "(?:give me |show me |do you have |can i (?:see|have) |with |for )?(?:an?|another|one more|a small)? ?example(?: of that| for that)?|for instance|such as|like what",
    ),
  ],
  [
    "again",
    whole(
      "again|repeat(?: that| it)?|say (?:that|it) (?:again|once more)|once more|one more time|come again|pardon|what did you say",
    ),
  ],
  [
    "which",
    whole(
      "which(?: ones?| of (?:them|those|these)| do you mean| line| test)?|what do you mean by that",
    ),
  ],
  [
    "more",
    whole(
      "more|tell me more|go on|more details?|what else|anything else|explain (?:that |it )?(?:more|further|in more detail)|and then",
    ),
  ],
  [
    "how",
    whole(
      "how|how so|how do i do (?:that|this|it)|how would i do that|how can i do that|how does (?:that|this) (?:work|help)|and how",
    ),
  ],
  [
    "simpler",
    /\b(simpler|easier|simple words|simplify|eli5|other words|rephrase|too (complicated|long|fast)|less technical|like im (five|5))\b|\b(do not|dont|did not|didnt|still dont|cant) (get|understand|follow)( it| that| this| you| what you (mean|said))?[.?! ]*$|^(huh|what|i am confused|im confused|confusing|unclear|im lost|i am lost)[.?! ]*$|\bwhat do you mean\b/,
  ],
];

const IN_LANGUAGE =
  /^(?:(?:and|but|ok|so|what about|how about|now|the same|same|same thing|show me|how is (?:it|that|this)|how does (?:it|that) look|can you show (?:it|that)|what is it) ?)*(?:in|for|with)? ?(?:python|javascript|typescript|js|ts|py)[.?! ]*$/;

/** null when the message does not refer to the last answer, or there is none. */
export function readFollowUp({ plain, past }: Asked): FollowUp | null {
  if (past.length === 0 || plain.split(" ").length > MAX_WORDS) return null;
  if (languageNamedIn(plain) && IN_LANGUAGE.test(plain)) return "in-language";
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
