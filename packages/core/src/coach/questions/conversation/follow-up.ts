import { type Asked, languageNamedIn } from "../question.ts";

/** What a short message asks for about the last answer. */
export type FollowUp =
  | "why"
  | "simpler"
  | "in-language"
  | "again"
  | "example"
  | "more"
  | "which"
  | "how"
  | "cost"
  | "sure"
  | "yes"
  | "in-my-code"
  | "other-way";

const MAX_WORDS = 16;
const lead =
  "^(?:(?:but|and|ok|okay|so|hm+|sorry|wait|please|pls|can you|could you|would you|will you|well|yes|no|then|oh|uh|ah|alright|right|cool|thanks|thx|hey|lol|huh|hmm|what|um)[,.!?]* )*";
const tail =
  "(?: please| pls| then| now| again| though| exactly| to me| for me| here| really)?[.?! ]*$";
const whole = (words: string): RegExp => new RegExp(`${lead}(?:${words})${tail}`);

const patterns: readonly [FollowUp, RegExp][] = [
  [
    "why",
    whole(
      "why(?: is (?:that|this|it)(?: so| the case| like that| true)?| so| that| not| though| is that| does (?:that|it|this) (?:happen|work|matter|help)| do (?:they|we|you) do that| would (?:that|it) (?:happen|be))?|how come|what for|for what reason|whats? the reason|what is the reason|because of what",
    ),
  ],
  [
    "example",
    whole(
      "(?:give me |show me |do you have |have you got |can i (?:see|have|get) |i need |with |for |maybe )?(?:an?|another|one more|a small|a different|a simple|some|more|any|a code|a short|a concrete)? ?(?:simple |small |different |concrete |code |short |other |tiny |little |mini |quick |real )?examples?(?: of (?:that|this|it)| for (?:that|this|it)| in code| with code)?|for instance|such as|like what|show (?:me )?(?:that|it|this)(?: in code| as code)?|what (?:would|does) (?:that|it) look like(?: in code)?|how does (?:that|it) look(?: in code| like)?",
    ),
  ],
  [
    "again",
    whole(
      "again|repeat(?: that| it)?|say (?:that|it) (?:again|once more)|once more|one more time|come again|pardon|what did you (?:just )?say|i missed that|explain (?:that|it|this) again|can you (?:repeat|say that again)",
    ),
  ],
  [
    "in-my-code",
    whole(
      "(?:what|whats|what is|what about|how about|and|what would) mine(?: be)?|(?:and |but )?(?:where (?:is (?:that|it|this) )?|what about |how about |how is (?:that|it) )?(?:in|for|on|with) my (?:own )?(?:code|program|function|case|solution|loop)|where (?:is (?:that|it|this)|do i (?:do|have) (?:that|it|this)|does (?:that|it|this) happen) in my (?:code|program)|show me (?:that )?in my (?:code|program)|does (?:that|this|it) (?:apply to|happen in|concern) my (?:code|program)|what (?:does|has) (?:that|this|it) (?:have |got )?to do with my (?:code|program|problem)",
    ),
  ],
  [
    "which",
    whole(
      "which(?: ones?| of (?:them|those|these| the two)| (?:one|of them|of the two) (?:do|should|would) (?:i|you) (?:use|take|need|choose|prefer|pick)| do you mean| line(?: is (?:it|that))?| test(?: is (?:it|that))?| line number| part)?|what do you mean by (?:that|this|it)|where(?: exactly| is (?:that|it))?|at which line|in (?:which|what) line|what line",
    ),
  ],
  [
    "more",
    whole(
      "more|tell me more|go on|more details?|more info(?:rmation)?|what else|anything else|explain (?:that |it |this )?(?:more|further|in (?:more )?detail|a bit more|better|deeper)|and then|continue explaining|elaborate|keep going|can you elaborate|say more|in more detail",
    ),
  ],
  [
    "how",
    whole(
      "how|how so|how (?:do|can|would|should|could) (?:i|you|we) (?:do|fix|solve|avoid|prevent|use|check|handle|find|change|change|see|apply|test|get rid of|deal with) (?:that|this|it|those|them)(?: in my code| error)?|how (?:does|would|could|can|do) (?:that|this|it) (?:work|help|help me)|and how|what (?:can|should|do) i do (?:about (?:that|it|this)|against (?:that|it)|then|there)|how to (?:fix|do|avoid|solve|use) (?:that|this|it)|how is (?:that|it|this) (?:done|fixed)|what do i do with (?:that|this|it)|fix (?:that|it) how",
    ),
  ],
  [
    "cost",
    whole(
      "(?:is|isnt) (?:that|it|this) (?:not )?(?:slow|fast|quick|expensive|efficient|cheap|faster|slower|o ?\\([^)]{1,10}\\))|how (?:slow|fast|expensive|efficient|quick|long) (?:is|does) (?:that|it|this)(?: take)?|(?:what|whats) (?:is |s )?(?:does (?:that|it) cost|the (?:cost|complexity|time complexity|big ?o|runtime)(?: of (?:that|it|this))?)|(?:does|do) (?:that|it|they) (?:take long|cost much|cost a lot)|and the (?:cost|complexity|runtime|speed)",
    ),
  ],
  [
    "sure",
    whole(
      "(?:are )?(?:you )?(?:really )?sure(?: about (?:that|this|it))?|really|is (?:that|this|it) (?:really )?(?:true|correct|right|so)|how do you know(?: that)?|says who|who says(?: that)?|thats (?:not|in)?correct|i dont (?:think so|believe (?:that|you|it))|no way|can i trust (?:that|you)",
    ),
  ],
  [
    "yes",
    whole(
      "yes|yep|yeah|yup|sure|go ahead|do (?:it|that)|please do|lets do (?:it|that)|ok do it|sounds good|id like that|why not try|of course",
    ),
  ],
  [
    "simpler",
    /\b(simpler|easier|simple words|plain words|simple english|simplify|eli5|other words|rephrase|reword|too (complicated|long|fast|hard|much|difficult)|less technical|shorter|in short|short version|in one sentence|tl;?dr|summari[sz]e (that|it|this)|differently|like im (five|5|a child|new|dumb)|for (beginners|dummies|a beginner))\b|\b(do not|dont|did not|didnt|still dont|still do not|cant|couldnt) (really |quite |fully )?(get|understand|follow|see)( it| that| this| you| what you (mean|said|meant)| any of (that|it)| the (last|first|second|whole|middle|end) ?(part|bit|sentence|thing|half)?| the explanation| a word)?( at all| yet| sorry)?[.?! ]*$|^(huh|what|wat|hä|\?+|i am confused|im confused|still confused|confusing|unclear|im lost|i am lost|not clear|no idea what (that|you) means?|what does that mean|what does it mean|what is that|whats that|meaning)[.?! ]*$|\bwhat do you mean[.?! ]*$|^explain (that|it|this)[.?! ]*$/,
  ],
];

const OTHER_WAY =
  /\b(shorter|quicker|other|another|different|better|easier|cleaner|faster|second|built ?in) (way|form|version|method|option|possibility)\b.{0,25}$|\bin one line\b|\balternatives?\b/;

/** Words that say what a message asks about the last answer, for wordings that the patterns above do not know. */
const signals: readonly [FollowUp, RegExp][] = [
  ["cost", /\b(slow|slower|fast|faster|quick|expensive|costs?|complexity|efficient|big ?o)\b/],
  ["example", /\bexamples?\b|\bshow (me|that|it|this)\b|\blook like\b/],
  ["which", /\b(which|what) line\b|\bwhere\b/],
  ["why", /^\w{0,6} ?(but )?why\b|\bwhy (is|does|would|do|should|not)\b/],
  ["how", /\bhow (do|would|can|does|should|is)\b/],
];
const REFERS = /\b(that|it|this|those|them|these)\b/;
/** Words of a question that has its own subject. */
const OWN_SUBJECT = /\b(my|i|tests?|line \d+|code|program|task|problem)\b/;
const MAX_SIGNAL_WORDS = 9;

const IN_LANGUAGE =
  /^(?:(?:and|but|ok|so|then|what about|how about|now|the same|same|same thing|show me|show it|show that|is it the same|how is (?:it|that|this)|how is (?:it|that|this) done|how (?:do|would|can) i do (?:that|it|this)|how does (?:it|that|this) (?:look|work)|how would (?:it|that|this) look|(?:can|could|would|will) you (?:please )?(?:show|do|write|say|give|explain) (?:me )?(?:it|that|this|me)|what is it|whats (?:it|that)|do (?:it|that)|give me (?:it|that)|is (?:that|it) also|does (?:that|it) also (?:work|exist)|does (?:that|it) (?:work|exist)|please)[,]? ?)*(?:in|for|with|using|like)? ?(?:python|javascript|typescript|js|ts|py)(?: please| too| as well| then| also)?[.?! ]*$/;

/** null when the message does not refer to the last answer, or there is none. */
export function readFollowUp({ plain, past }: Asked): FollowUp | null {
  if (past.length === 0 || plain.split(" ").length > MAX_WORDS) return null;
  if (languageNamedIn(plain) && IN_LANGUAGE.test(plain)) return "in-language";
  if (OTHER_WAY.test(plain)) return "other-way";
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Like `readFollowUp`, for a message that refers to the last answer only by a word such as “it”. Tried last. */
export function readVagueFollowUp({ plain, past }: Asked): FollowUp | null {
  if (past.length === 0 || plain.split(" ").length > MAX_SIGNAL_WORDS) return null;
  const found = signals.find(([, signal]) => signal.test(plain))?.[0] ?? null;
  return REFERS.test(plain) && !OWN_SUBJECT.test(plain) ? found : null;
}
