import {
  arithmetic,
  assignments,
  connectives,
  equalities,
  languageNames,
  literalWords,
  orderings,
  statementWords,
} from "../code/code-words.ts";
import { type Token, tokenTexts } from "../code/tokenize.ts";
import { isPseudoCodeLine } from "../extract/is-code-line.ts";
import { isInKnownCode, type KnownCode } from "./known-code.ts";

export type LineKind =
  /** The learner's own, or given with the problem. */
  | "own"
  /** Brackets and the like. */
  | "nothing"
  | "prose"
  /** Names and values only, such as a test's result or `O(n)`. */
  | "value"
  /** The value of a variable at some moment, or the name of a language feature. */
  | "mention"
  /** May describe a moment or tell what to write: a comparison of two names, or a call with them. */
  | "unsure"
  | "code";

/** Joins a minus sign with the number after it, so that -1 is one value. */
function joinSigns(tokens: readonly Token[]): Token[] {
  return tokens.reduce<Token[]>((done, token) => {
    const sign = done.at(-1);
    const before = done.at(-2);
    const isSign = sign?.text === "-" && (!before || /^[^\w)\]"'`]/.test(before.text));
    const joins = token.kind === "number" && (isSign || (sign?.text === "-" && isReturn(before)));
    if (joins) done.splice(-1, 1, { kind: "number", text: `-${token.text}` });
    else done.push(token);
    return done;
  }, []);
}

const isReturn = (token: Token | undefined): boolean => token?.text === "return";

export function classifyLine(line: readonly Token[], known: KnownCode): LineKind {
  const tokens = joinSigns(line).filter(
    ({ text }) => text !== ";" && text !== "..." && text !== "…",
  );
  const solid = tokens.filter(({ kind }) => kind !== "mark");
  if (solid.length === 0) return "nothing";
  if (isInKnownCode(line, known)) return "own";
  const names = solid.filter(({ kind, text }) => kind === "name" && !literalWords.has(text));
  if (names.length === 0 || isComplexity(tokens) || isTestCall(tokens, names, known))
    return "value";
  if (tokens.some(isCodeInString)) return "code";
  if (isPrinting(tokens) || isType(tokens) || isListOfHeldValues(tokens, known)) return "mention";
  if (tokens.some(({ text }) => statementWords.has(text))) return classifyStatement(tokens, names);
  const marks = tokenTexts(tokens).filter(isOperator);
  if (marks.length > 0) return classifyOperation(tokens, names, marks, known);
  return classifyMention(tokens, names, known);
}

const isOperator = (text: string): boolean =>
  [assignments, equalities, orderings, arithmetic, connectives].some((marks) => marks.has(text));

function isComplexity([first, second]: readonly Token[]): boolean {
  return /^[OoΘΩ]$/.test(first?.text ?? "") && second?.text === "(";
}

/** A long string with operators and brackets in it hides code. */
const isCodeInString = ({ kind, text }: Token): boolean =>
  kind === "string" && text.length > 25 && /[=(){};]/.test(text) && /\w\s*[=(]/.test(text);

const heldValue =
  /(?:-?\d[\d.]*|"[^"]*"|'[^']*'|\[[^\]A-Za-z]{0,100}\]|\{[^}A-Za-z]{0,100}\}|(?:null|None|undefined|true|false|True|False)\b)/;
const heldValues = new RegExp(`^(?:[A-Za-z_]\\w* [=:] ${heldValue.source}[ ,;|]*){2,}$`);

/** Whether the tokens list the values of several names at some moment: `low = 0 high = 4`. */
const isListOfHeldValues = (tokens: readonly Token[], { unset }: KnownCode): boolean =>
  heldValues.test(tokenTexts(tokens).join(" ")) && !tokens.some(({ text }) => unset.has(text));

/** Printing is how learners look into their program, so it gives nothing away. */
const isPrinting = (tokens: readonly Token[]): boolean =>
  /^(console \. \w+|print) \(/.test(tokenTexts(tokens).join(" "));

const isType = (tokens: readonly Token[]): boolean =>
  /^[A-Z]\w*<[\w,<>[\]|]+>$/.test(tokenTexts(tokens).join(""));

/** A call of the problem's function with literals: alone, in an assertion, or assigned to a name that the program does not have. */
function isTestCall(
  tokens: readonly Token[],
  names: readonly Token[],
  { entryPoints, names: own }: KnownCode,
): boolean {
  const declared = /^(?:const|let|var|assert)$/.test(tokens[0]?.text ?? "") ? 1 : 0;
  const keeps = tokens[declared + 1]?.text === "=" && tokens[declared]?.kind === "name";
  if (keeps && own.has(tokens[declared]?.text ?? "")) return false;
  const called = keeps ? declared + 2 : declared;
  const others = names.filter(({ text }) => !/^(?:const|let|var|assert)$/.test(text)).length;
  return entryPoints.has(tokens[called]?.text ?? "") && others === (keeps ? 2 : 1);
}

function classifyStatement(tokens: Token[], names: Token[]): LineKind {
  const others = names.filter(({ text }) => !statementWords.has(text) && !joiningWords.has(text));
  if (others.length === 0) return "value";
  const hasMarks = tokens.some(({ kind, text }) => kind === "mark" && !/^[.,'"]$/.test(text));
  const line = tokenTexts(tokens).join(" ");
  if (!hasMarks && !isPseudoCodeLine(line) && others.length > 2) return "prose";
  return "code";
}

/** Words inside the names of language features, such as `for … of`. */
const joiningWords = new Set(["of", "in"]);

function classifyOperation(
  tokens: Token[],
  names: Token[],
  marks: string[],
  known: KnownCode,
): LineKind {
  const clauses = splitAtCommas(tokens);
  if (
    clauses.length > 1 &&
    !clauses.some((clause) => tokenTexts(clause).some(isOperator) === false)
  ) {
    return clauses.every((clause) => classifyLine(clause, known) !== "code") ? "mention" : "code";
  }
  const learners = names.some(({ text }) => known.names.has(text));
  const at = tokens.findIndex(({ text }) => text === marks[0]);
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (marks.length === 1) {
    const [mark = ""] = marks;
    if (mark === "=" && isPlace(left) && isLiteral(right)) {
      const name = left[0]?.text ?? "";
      const isEntry = left.length > 1 && left[1]?.text === "[" && known.names.has(name);
      return isEntry || known.unset.has(name) ? "code" : "mention";
    }
    if (equalities.has(mark) && isPlace(left) && (isPlace(right) || isLiteral(right)))
      return learners ? "unsure" : "mention";
    if (arithmetic.has(mark) && !learners && isSimple(left) && isSimple(right)) return "mention";
  }
  const isAmount = names.every(({ text }) => text.length === 1 || /^(log\d*|sqrt)$/.test(text));
  if (isAmount && !learners && marks.every((mark) => arithmetic.has(mark))) return "mention";
  const bounds = marks.every((mark) => orderings.has(mark));
  if (bounds && !learners && tokens.some(({ kind }) => kind === "number")) return "mention";
  return "code";
}

function classifyMention(tokens: Token[], names: Token[], known: KnownCode): LineKind {
  const opens = tokens.findIndex(({ text }) => text === "(");
  if (opens > 0 && tokens[opens - 1]?.kind === "name") {
    const args = tokens.slice(opens + 1, tokens.length - 1);
    const isPlain = args.every(({ kind, text }) => kind !== "mark" || /^[,.[\]]$/.test(text));
    const isOwn = known.names.has(tokens[0]?.text ?? "");
    const isTried = opens === 1 && isLiteral(args);
    if (!isPlain || (isOwn && !isTried) || changesWithInput(tokens, args, known)) return "code";
    return args.some(({ text }) => known.names.has(text)) ? "unsure" : "mention";
  }
  const marks = tokens.filter(({ kind, text }) => kind === "mark" && !/^[.,:'"!?]$/.test(text));
  return names.length > 3 && marks.length === 0 ? "prose" : "value";
}

/** `seen.set(numbers[at], at)`: something new that is given several values, the input among them. */
const changesWithInput = (
  [first, second]: readonly Token[],
  args: readonly Token[],
  { parameters }: KnownCode,
): boolean =>
  second?.text === "." &&
  !languageNames.has(first?.text ?? "") &&
  args.some(({ text }) => text === ",") &&
  args.some(({ text }) => parameters.has(text));

function splitAtCommas(tokens: readonly Token[]): Token[][] {
  let depth = 0;
  return tokens.reduce<Token[][]>(
    (clauses, token) => {
      if (/^[([{]$/.test(token.text)) depth += 1;
      if (/^[)\]}]$/.test(token.text)) depth -= 1;
      if (token.text === "," && depth === 0) clauses.push([]);
      else clauses.at(-1)?.push(token);
      return clauses;
    },
    [[]],
  );
}

const isSimple = (side: readonly Token[]): boolean => side.length === 1 && side[0]?.kind !== "mark";

const isLiteral = (side: readonly Token[]): boolean =>
  side.length > 0 &&
  side.every(
    ({ kind, text }) =>
      (kind !== "name" || literalWords.has(text)) &&
      (kind !== "mark" || /^[[\]{},:()-]$/.test(text)),
  );

/** A name, a field of it, or an entry at a plain position. */
const isPlace = (side: readonly Token[]): boolean =>
  side[0]?.kind === "name" && /^[\w$]+(\.[\w$]+|\[[\w$"'-]+\])*$/.test(tokenTexts(side).join(""));
