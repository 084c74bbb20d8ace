import type { Question } from "../question.ts";
import { type ShapeName, shapeNamedIn } from "./shape-names.ts";

/** What somebody wants to have drawn. */
export type DrawingRequest =
  | { of: "example"; number: number }
  | { of: "test"; number: number }
  | { of: "line"; line: number }
  | { of: "calls" }
  | { of: "program" }
  | { of: "variable"; name: string }
  /** `own`: in the learner's program, not in an example. */
  | { of: "shape"; shape: ShapeName; own: boolean }
  /** A way to solve the problem, which the coach refuses to draw. */
  | { of: "solution" };

type Asked = Pick<Question, "plain" | "question" | "past" | "attempt" | "problem">;

const MAX_LENGTH = 240;
const LEAD =
  "^(?:(?:ok|okay|so|and|now|then|hey|hi|please|pls|just|well|yes|but|also|lets|let us|maybe|instead)[,.!]? )*(?:(?:can|could|would|will|may|might) (?:you|i|we)(?: (?:please|pls|just|maybe|also|quickly))*|i (?:want|need|would like|d like|wish|wanna)(?: you)?(?: to)?|id (?:like|love)(?: you)?(?: to)?|please|try to|help me(?: to)?)?(?: (?:please|pls|just|then))* ?";
const VERB = "(?:draw|sketch|visuali[sz]e|illustrate|picture|diagram)";
const NOUN = "(?:picture|drawing|diagram|sketch|visuali[sz]ation|illustration|image|graphic)";

const DRAW = new RegExp(`${LEAD}${VERB}\\b(?: (?:me|us|out|up|for me))* (.{1,200})$`);
const DRAW_ALONE = new RegExp(
  `${LEAD}(?:${VERB}|(?:make|give|show|have|see|get)(?: me)?(?: an?)? ${NOUN})(?: (?:it|this|that|me|please|pls|for me|again))*[.?! ]*$`,
);
const AS_PICTURE = new RegExp(
  `\\b(?:show|give|make|see|have|explain|present|display|put|turn)\\b.{0,120}\\b(?:as|in|with|into|using) (?:an? |the )?(?:small |little |simple )?(?:svg |ascii )?${NOUN}s?\\b`,
);
const PICTURE_OF = new RegExp(
  `\\b(?:an?|the|some|small|little|simple) ${NOUN}s? (?:of|for|from|showing|that shows|with) (.{1,160})$`,
);
/** “the picture of the tree was nice” wants none. */
const WANTS =
  /^(?:(?:please|pls|ok|so|and) )?(?:an?|some|can|could|would|i|id|show|give|make|draw|create|do)\b/;
const SHOW = new RegExp(
  `${LEAD}(?:show|display|see|let me see|show me how|look at)(?: me)? (?:what )?(?:the|my|this|that|an?|its|your|all the|how the|how my) (.{1,80})$`,
);
/** Matches a structure and what may follow it: “the tree of example 2”, “my stack at line 7”. */
const SHOWN =
  /^(?:(?:whole|full|input|current|binary|linked|hash|dp|memo|call|recursion|adjacency|next|two|given|directed|search|number|little|small) ){0,2}(?:trees?|lists?|graphs?|grids?|matrix|board|arrays?|stacks?|queues?|deque|maps?|hashmaps?|dict(?:ionary)?|sets?|tables?|calls|recursion|intervals|nodes|pointers|windows?)(?: (?:at|in|on|of|for|from|after|before|when|while|during|with|looks?|changes?|please|pls|now|again|each|every|as|grows?|my|the|an?|line|example|test|case|number|first|second|third|last|\d{1,4}|code|program|function|loop|round|runs?|it|like))*[.?! ]*$/;

/** Phrases that contain a word for drawing but do not ask for one. */
const ELSEWHERE =
  /\bdraw(?:s|n|ing)?\b.{0,12}\b(?:conclusions?|cards?|blank|attention|inspiration|line under|near|breath)\b|\b(?:big|bigger|whole|full) picture\b|\bhow (?:do|can|should|would|could|to)\b.{0,12}\b(?:i|we|you|one|to)\b|\b(?:should|must|do|shall) i (?:have to |need to )?(?:draw|sketch)\b|\b(?:what|why) (?:is|does|are|do|did)\b.{0,20}\b(?:draw|diagram|visuali)|\b(?:trees?|lists?|graphs?|arrays?|stacks?|queues?|maps?|dict|sets?|tables?) (?:functions?|code|methods?|class)\b/;
/** Requests for several pictures, icons and the like are for the picture model. */
const SEVERAL =
  /\b(?:\d{1,3}|two|three|four|five|six|several|few|couple of) (?:\w{1,20} )?(?:pictures|images|icons|logos|illustrations|drawings|sketches)\b/;
/** “a queue at a bakery” is no queue of the program. */
const ANY = /^(?:an?|some)\b/;
const DEFINITE = /\b(?:the|my|this|that|its|each|every|example|tests?|lines?|calls?)\b/;
const SECRET = /\b(?:hidden|secret|invisible)\b/;

/** null where no drawing is asked for, or one of something that is no value of the problem or the program. */
export function readDrawingRequest(asked: Asked): DrawingRequest | null {
  const plain = asked.plain.slice(0, MAX_LENGTH + 1);
  if (
    plain.length > MAX_LENGTH ||
    ELSEWHERE.test(plain) ||
    SECRET.test(plain) ||
    SEVERAL.test(plain)
  )
    return null;
  if (DRAW_ALONE.test(plain)) return targetIn("it", asked);
  const shown = SHOW.exec(plain)?.[1];
  if (shown !== undefined && SHOWN.test(shown)) return targetIn(plain, asked);
  const pictured = WANTS.test(plain) ? PICTURE_OF.exec(plain)?.[1] : undefined;
  const subject = DRAW.exec(plain)?.[1] ?? pictured;
  if (subject !== undefined) return targetIn(subject, asked);
  return AS_PICTURE.test(plain) ? targetIn(plain, asked) : null;
}

const LINE =
  /\blines? (?:number )?(\d{1,4})\b|\b(\d{1,3})(?:st|nd|rd|th) line\b|\bl\.? ?(\d{1,3})\b/;
const EXAMPLE = /\bex(?:ample)?s? ?(?:number |no\.? ?|#)?(\d{1,2})\b/;
const TEST = /\b(?:tests?|cases?) ?(?:number |no\.? ?|#)?(\d{1,2})\b/;
const ORDINAL =
  /\b(first|1st|second|2nd|third|3rd|last|one|two|three) (?:one|example)\b|\bexample (one|two|three)\b/;
const ordinals = [
  ["first", "1st", "one"],
  ["second", "2nd", "two"],
  ["third", "3rd", "three"],
];
const SOLUTION =
  /\b(?:the|a|your|best|right|correct|reference|full) (?:\w+ )?(?:solution|answer|algorithm|approach|walkthrough)\b|\bhow to solve\b|\b(?:reference|solve (?:it|this))\b/;
const CALLS = /\bcall(?:s|ing)? ?(?:tree|stack|graph)?\b|\brecursi(?:on|ve)\b/;
const PROGRAM =
  /\bmy (?:\w+ )?(?:code|program|function|solution|loop|algorithm|attempt|variables)\b|\bwhat (?:it|my \w+|the code|the program) (?:does|do|did)\b|\b(?:the|this) (?:code|program|loop)\b|\b(?:each|every) (?:round|step|iteration)\b|\bstep by step\b/;
const PROBLEM =
  /^(?:it|this|that|them|everything|something)?(?: (?:please|pls|for me|again|now|as an? \w+))*[.?! ]*$|\b(?:problem|task|inputs?|statement|values|examples?|question|exercise|situation|data)\b/;

function targetIn(subject: string, asked: Asked): DrawingRequest | null {
  if (ANY.test(subject) && !DEFINITE.test(subject)) return null;
  if (SOLUTION.test(subject) && !/\bmy (?:own )?solution\b/.test(subject))
    return { of: "solution" };
  const line = LINE.exec(subject);
  if (line) return { of: "line", line: Number(line[1] ?? line[2] ?? line[3]) };
  const test = TEST.exec(subject)?.[1];
  if (test !== undefined) return { of: "test", number: Number(test) };
  const example = exampleIn(subject, asked.problem.examples.length);
  if (example !== null) return { of: "example", number: example };
  if (CALLS.test(subject)) return { of: "calls" };
  const shape = shapeNamedIn(subject);
  const name = variableIn(subject, asked);
  if (name !== null && !(shape && isParameter(name, asked))) return { of: "variable", name };
  if (shape) return { of: "shape", shape, own: /\bmy\b|\bin the code\b/.test(subject) };
  if (PROGRAM.test(subject)) return { of: "program" };
  if (isBare(subject)) return earlierTarget(asked);
  return PROBLEM.test(subject) ? { of: "example", number: 1 } : null;
}

const isBare = (subject: string): boolean =>
  /^(?:it|this|that)?(?: (?:please|pls|for me|again|now|as an? \w+))*[.?! ]*$/.test(subject);

function exampleIn(subject: string, count: number): number | null {
  const numbered = EXAMPLE.exec(subject)?.[1];
  if (numbered !== undefined) return Number(numbered);
  const found = ORDINAL.exec(subject);
  const word = found?.[1] ?? found?.[2];
  if (word === undefined) return null;
  return word === "last" ? count : ordinals.findIndex((words) => words.includes(word)) + 1;
}

/** A name of the program or of a parameter that stands in the words; one letter counts only in quotes or alone. */
function variableIn(subject: string, { question, attempt, problem }: Asked): string | null {
  const names = new Set([
    ...problem.signature.parameters.map(({ name }) => name),
    ...(attempt.code.slice(0, 20_000).match(/(?<![\w$])[A-Za-z_$][\w$]{0,40}/g) ?? []),
  ]);
  const words = question.match(/(?<![\w$])[A-Za-z_$][\w$]{0,40}/g) ?? [];
  const named = words.filter((word) => subject.includes(word.toLowerCase()) && names.has(word));
  return named.find((word) => word.length > 1 && !ORDINARY.has(word.toLowerCase())) ?? null;
}

const ORDINARY: ReadonlySet<string> = new Set(
  "a an the i it this that is in on at of for to my what does do code line example test tree list graph grid array map set table and or if else return function def while let const var as with each every round from draw show me please how loop not print number input values class new".split(
    " ",
  ),
);

const isParameter = (name: string, { problem }: Asked): boolean =>
  problem.signature.parameters.some((parameter) => parameter.name === name);

/** “draw it” after an answer about a line, a variable or an example draws that. */
function earlierTarget({ past }: Asked): DrawingRequest {
  const last = past.at(-1);
  const [kind, of] = (last?.topic ?? "").split("/");
  if (kind === "line") return { of: "line", line: Number(of) };
  if (kind === "variable" && of) return { of: "variable", name: of };
  if (/^(?:own-program|loop|whole-program|result)$/.test(kind ?? "")) return { of: "program" };
  const example = /^Example (\d)\b/.exec(last?.reply.summary ?? "")?.[1];
  return { of: "example", number: Number(example ?? 1) };
}
