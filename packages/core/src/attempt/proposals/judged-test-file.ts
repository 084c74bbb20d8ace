import { nameWords } from "./proposed-name.ts";
import { quotedStrings } from "./quoted-strings.ts";
import { readAssertion } from "./read-assertion.ts";

type JudgedTestFile = {
  /** Names of tests and texts in assertions. */
  words: string[];
  /** The lines that are neither usual in test files nor comparisons with a value. */
  code: string;
};

/** What the guard reads of a test file. The values in its assertions are compared with the reference's results instead. */
export function judgedTestFile(program: string, entryPoint: string): JudgedTestFile {
  const words: string[] = [];
  const code: string[] = [];
  for (const line of program.split("\n")) {
    const text = line.trim();
    const read = readFrame(text, entryPoint) ?? readCompared(text, entryPoint);
    if (read) words.push(...read);
    else code.push(line);
  }
  return { words, code: code.join("\n") };
}

const IMPORT =
  /^(?:from solution import (\w{1,80})|import \{ ?(\w{1,80}) ?\} from ["']\.\/solution(?:\.[jt]s)?["'];?)$/;
const ASSERT = /^import assert from ["'](?:node:)?assert(?:\/strict)?["'];?$/;
const FUNCTION = /^(?:(?:async )?function (\w{1,40})\(\) ?\{|def (\w{1,40})\(\):)$/;
const TEST = /^test\((?:"([^"]{0,80})"|'([^']{0,80})'), (?:async )?\(\) => \{$/;
const END = /^(?:\}\)?;?)?$/;

/** The words in a line that every test file has (an import of the solution, the head of a test, brackets), or null for another line. */
function readFrame(text: string, entryPoint: string): string[] | null {
  if (END.test(text) || ASSERT.test(text)) return [];
  const imported = IMPORT.exec(text);
  if (imported) return (imported[1] ?? imported[2]) === entryPoint ? [] : null;
  const named = FUNCTION.exec(text);
  if (named) return [nameWords(named[1] ?? named[2] ?? "").join(" ")];
  const test = TEST.exec(text);
  return test && [test[1] ?? test[2] ?? ""];
}

/** The quoted texts of an assertion that can be compared, otherwise null. Objects cannot: a key written twice would hide one of its values. */
function readCompared(text: string, entryPoint: string): string[] | null {
  const values = text.replace(/^test\(.{0,100}?=> /, "");
  if (values.includes("{") || !readAssertion(text, entryPoint)) return null;
  return quotedStrings(text);
}
