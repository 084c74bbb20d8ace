import { chooseWords } from "../choose-words.ts";
import type { Asked, GeneralTopic } from "../question.ts";
import { SMALL_TALK_TOPIC } from "../topics.ts";

const MAX_WORDS = 14;

type Talk = {
  says: RegExp;
  answers: readonly string[];
  next: readonly string[];
  suggests: boolean;
};

const talks: readonly Talk[] = [
  {
    says: /\b(not|isnt|wasnt) what i (asked|meant|wanted|want|mean)\b|\byou (misunderstood|got me wrong|didnt (answer|understand|read|get)|did not (answer|understand|read)|dont (listen|understand|help|get it)|(are|re) (not|no) (helping|help|listening|answering))\b|\byoure not (helping|listening|answering)\b|\b(not|isnt|wasnt|arent) (really |very |at all )?(helpful|helping|useful|an answer|my question)\b|\bwrong answer\b(?!.*\b(tests?|my|code|program|for|on|with|when)\b)|\bthats? (off topic|not (it|helpful|right|an answer)|wrong|useless)\b|\bi (asked|meant|wanted) something else\b|\byour answer (is|was) (wrong|bad|useless|no help|not helpful)\b/,
    answers: [
      "Sorry, then I missed your point. Ask it in other words, or name the line, the error or the input, and I look at exactly that.",
      "I am sorry, that was not what you wanted. Say it in other words, or tell me an input and I run your program on it.",
    ],
    next: ["Where does my program go wrong?", "What can I ask you?", "What do I do now?"],
    suggests: false,
  },
  {
    says: /^(yay|yes+|woo+h?o+|hoo?ray|finally|yippee|wow|juhu|nice)\b.{0,40}$|\b(all|everything|it)( is|s|s all| are)? (green|passing|passes|passed|works?|working|correct)( now)?[!. ]*$|\b(all|my) tests (pass|passed|are green|work)\b|\bi (did|got|solved|made|fixed|finished|completed) (it|this|that|the (problem|task))\b|\bit works\b/,
    answers: [
      "Well done! That is your own work.",
      "Great! You got there.",
      "Very good. Enjoy it for a moment.",
    ],
    next: ["What do I do now?", "Is my program fast enough?"],
    suggests: true,
  },
  {
    says: /^(hi+|hello|whats up|sup|moin|servus|good day|hey+|good (morning|afternoon|evening)|greetings|yo|hallo)( there| coach| you| foothold| again| everyone| bot)?( how are you( doing)?( today)?)?[!. ?]*$|^how are you/,
    answers: [
      "Hello! I am here for this task: ask me about it, about an error, or about a line of your code.",
      "Hi! Good that you are here. What are you working on right now?",
      "Hello! Tell me where you are, or ask me anything about the task, the language or your code.",
    ],
    next: ["What do I do now?", "What is this task about?"],
    suggests: true,
  },
  {
    says: /\b(thanks?|thank you|thx|ty|cheers|appreciate|that helped|very helpful|you are great|great answer)\b|^(awesome|perfect)\b/,
    answers: [
      "You are welcome! It was your question that brought it out.",
      "Glad that it helped.",
      "With pleasure. Come back whenever something is unclear.",
    ],
    next: ["What do I do now?"],
    suggests: true,
  },
  {
    says: /^(bye|goodbye|see you|good night|until later|im done for today|i have to go)\b/,
    answers: [
      "See you! Everything you wrote is saved, so you can go on right here.",
      "Until next time. Nothing is lost: your work is saved as it is.",
    ],
    next: ["What do I do next time?"],
    suggests: false,
  },
  {
    says: /\b(give up|quit|cant do (this|it)|will never (get|understand|learn)|im (so |too |such an? )?(stupid|dumb|idiot|bad|useless|hopeless)|i suck|not (smart|good|clever) enough|programming is not for me)\b/,
    answers: [
      "That you are stuck says nothing about you: everybody who programs sits like this, often. Let us make it smaller.",
      "I believe that it feels like that now. It is one problem, and you do not have to see all of it at once.",
      "A break is allowed, and it often helps more than another try. If you want to go on, take one small thing.",
    ],
    next: ["What do I do now?", "What is a rescue?", "Where does my program go wrong?"],
    suggests: true,
  },
  {
    says: /\b(stupid|dumb|hate|annoying|frustrat\w*|angry|sucks?|boring|wtf|damn|terrible|impossible|makes no sense|nonsense|driving me (crazy|mad)|waste of time|too (hard|difficult)|so hard|ugh+|argh+|exhausted|tired|sleepy|confused|overwhelm\w*|lost|scared|nervous|stress\w*|panic\w*|depress\w*|cry(ing)?|sad|bored)\b/,
    answers: [
      "I understand: that is annoying. Let us take one small thing that surely works.",
      "Yes, this can be hard to bear. Often the way out is smaller than it looks.",
      "Fair enough. A short break is allowed: everything is saved. Then let us do something small.",
    ],
    next: ["What do I do now?", "Where does my program go wrong?", "How do hints work?"],
    suggests: true,
  },
  {
    says: /^((lol|haha|hmm*|oh|ah|well|alright),? )?(ok(ay)?|k|kk|cool|nice|great|good|alright|got it|i see|understood|makes sense|aha|oh|ah|fine|sure|yes|yep|yeah|no|nope|never ?mind|lol|haha|hm+|i understand( now)?|now i (get|understand|see)( it)?|i get it( now)?|that makes sense|makes sense now|interesting|good to know|i will try( that| it)?|ill try( that| it)?|let me try( that| it)?)( thanks| then| now|,? lol)?[!. ]*$/,
    answers: ["Good. Then on to the next step.", "Fine!", "Very well."],
    next: ["What do I do now?", "Is my program fast enough?"],
    suggests: true,
  },
  {
    says: /\b(you are|youre|u r) (so |really |completely )?(useless|stupid|bad|dumb|no help|wrong|terrible|annoying)\b|\bnot helpful\b|\bbad answer\b|\b(that|this) (is|was) (wrong|useless|not helpful|no help)\b|\bdoesnt help\b/,
    answers: [
      "I am sorry that this did not help. Name the line, the error or the input, and I look at exactly that.",
      "Then I missed your point. Ask it in other words, or tell me an input and I run your program on it.",
    ],
    next: ["Where does my program go wrong?", "What can I ask you?"],
    suggests: false,
  },
  {
    says: /\b(you are|youre|ur) (so |really |very )?(funny|nice|cool|great|the best|smart|awesome|kind|sweet)\b|\b(i like|i love) (you|this|it)\b/,
    answers: [
      "That is kind of you. Now let us use the good mood.",
      "Thank you! It is nice to work with you too.",
    ],
    next: ["What do I do now?"],
    suggests: true,
  },
  {
    says: /^(sorry|excuse me|my bad|oops|whoops|upps)\b|\bsorry (for|about|that i)\b|\bdumb question\b|\bstupid question\b/,
    answers: [
      "No need to be sorry: asking is what I am here for. Ask as much as you like.",
      "That is all right. There are no stupid questions here; ask away.",
    ],
    next: ["What do I do now?", "What can I ask you?"],
    suggests: true,
  },
  {
    says: /\btell me a joke\b|\bmake me laugh\b/,
    answers: [
      "Why do programmers count from 0? So that the last one is always one earlier than you think. Now to the task.",
      "A program walks into a loop. It is still there. Yours can do better.",
    ],
    next: ["What do I do now?"],
    suggests: true,
  },
];

/** A short human answer with something to do. */
export const smallTalk: GeneralTopic = (asked) => {
  if (asked.plain.split(" ").length > MAX_WORDS) return null;
  const talk = talks.find(({ says }) => says.test(asked.plain));
  if (!talk || asksSomething(asked)) return null;
  const words = chooseWords(talk.answers, asked);
  const summary = talk.suggests ? `${words} ${asked.suggestion}` : words;
  return { topic: SMALL_TALK_TOPIC, summary, next: talk.next };
};

/** "Thanks, but what does line 4 do?" is a question. */
const asksSomething = ({ plain }: Asked): boolean =>
  /^(did|do|does|is|are|have|has|will) (all|my|the|it|i|every)\b(?!.*\bgive up\b)|\b(what (is|are|does|do|should)|how (do|does|can|to|many|much)|where|which|line \d|can you (explain|show|tell))\b/.test(
    plain,
  ) && !/^how are you/.test(plain);
