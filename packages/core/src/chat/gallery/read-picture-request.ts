import { MAX_PICTURES } from "../../entities/chat/generated-image.ts";

export type PictureAsked = {
  /** At most `MAX_PICTURES`. */
  count: number;
  /** What was asked for, if it is more. */
  asked: number;
};

const NOUN =
  "(?:image|picture|pic|icon|logo|illustration|artwork|drawing|sketch|painting|poster|photo|cartoon)";
const WANTED =
  "(?:create|generate|make|draw|design|produce|paint|sketch|illustrate|render|give me|show me|i want|i would like|i'd like)";

const ASKED =
  "(?:please |now |then |ok |okay |hey |so |and |can you |could you |would you |will you )";
/** The seed's phrases: "create an image", "generate 4 icons", "design a logo". */
const MAKES_PICTURE = new RegExp(`\\b${WANTED}\\b[^.?!\\n]{0,60}\\b${NOUN}s?\\b`, "i");
/** "draw a cat", "please sketch the queue as a street". */
const DRAWS = new RegExp(
  `^${ASKED}{0,4}(?:draw|sketch|paint|illustrate)\\b(?! (?:on|from|upon)\\b)`,
  "i",
);
/** "draw a conclusion", "draw attention", "draw a card from the deck" ask for no picture. */
const OTHER_DRAWING =
  /\bdraw(?:ing|s)? (?:(?:a|an|any|the|some|your|my) )?(?:conclusion|attention|distinction|comparison|parallel|inference|blank|lesson|line between|card)/i;
/** Questions about pictures, and about programs that make them. */
const QUESTION =
  /^(?:how|why|what|when|where|which|who|does|do|did|is|are|was|were|should|must|may|might)\b/i;
const PROGRAM =
  /\b(?:function|program|code|class|method|script|loop|array|list|string)s? (?:that|which|to)\b/i;

/** Values of the problem and runs of the program: those are drawn without a model. */
const OWN_VALUES =
  /\b(?:examples?|tests?|lines?|inputs?|trace|recursion|call tree|my (?:code|program|solution)|(?:the|this|my|that) (?:\w{1,20} )?(?:array|list|tree|graph|grid|matrix|stack|queue|heap|map|table|window|pointers?|intervals?|string))\b/i;
const NAMES_PICTURE = new RegExp(`\\b${NOUN}s?\\b`, "i");

const numberWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNT = new RegExp(
  `\\b(\\d{1,3}|${numberWords.join("|")}|a couple of|several|a few|some)\\s+(?:\\w{1,20}[ -]){0,3}${NOUN}s?\\b`,
  "i",
);
const A_FEW = 3;

/** Whether a message asks for pictures, by the phrases of such requests, and for how many. */
export function readPictureRequest(message: string): PictureAsked | null {
  const text = message.trim().replace(/\s+/g, " ").slice(0, 1_000);
  if (OTHER_DRAWING.test(text) || PROGRAM.test(text)) return null;
  const isImperative = DRAWS.test(text);
  if (!isImperative && (QUESTION.test(text) || !MAKES_PICTURE.test(text))) return null;
  if (isImperative && OWN_VALUES.test(text) && !NAMES_PICTURE.test(pictureSubject(text)))
    return null;
  const asked = countIn(text);
  return { asked, count: Math.min(asked, MAX_PICTURES) };
}

function countIn(text: string): number {
  const found = COUNT.exec(text)?.[1]?.toLowerCase();
  if (found === undefined) return 1;
  if (found === "a couple of") return 2;
  if (["several", "a few", "some"].includes(found)) return A_FEW;
  const word = numberWords.indexOf(found);
  return Math.max(1, word >= 0 ? word + 1 : Number(found));
}

const SUBJECT = new RegExp(
  `^${ASKED}{0,4}${WANTED}\\b(?: me)?(?: (?:an|a couple of|a few|a|the|one|\\d{1,3}|${numberWords.join("|")}|several|some)\\b)?`,
  "i",
);

/** What the pictures should show: the message without "please draw me three". */
export function pictureSubject(message: string): string {
  const text = message.trim().replace(/\s+/g, " ");
  const subject = text
    .replace(SUBJECT, "")
    .replace(/(?<![.?!])[.?!]+$/, "")
    .trim();
  return subject === "" ? text : subject;
}
