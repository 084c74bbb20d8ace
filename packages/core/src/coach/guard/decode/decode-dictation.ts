const newLine =
  /[,;.]?\s{0,4}\bnew ?line\b(?: (?:and )?(?:indented|indent|back|dedented))?[,;.:]?\s{0,4}/gi;
const LEAST_LINES = 2;
const signs: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:double equals|equals equals|is equal to)\b/gi, "=="],
  [/\bnot equals\b/gi, "!="],
  [/\bequals\b/gi, "="],
  [/\s?\bdot\s/gi, "."],
  [/\s?\bcolon\b/gi, ":"],
  [/\bplus\b/gi, "+"],
  [/\bminus\b/gi, "-"],
  [/\bless than\b/gi, "<"],
  [/\bgreater than\b/gi, ">"],
  [/\s?\b(?:open|left) (?:round )?(?:paren|parenthesis|bracket)\s/gi, "("],
  [/\s?\b(?:close|right) (?:round )?(?:paren|parenthesis|bracket)\b/gi, ")"],
  [/\s?\b(?:open|left) square(?: bracket)?\s/gi, "["],
  [/\s?\b(?:close|right) square(?: bracket)?\b/gi, "]"],
];
const letters = /\b[a-z](?: [a-z]\b){2,20}/g;

/** Writes down what is dictated token by token: "t o p equals None, new line, while top colon". */
export function decodeDictation(text: string): string[] {
  if ((text.match(newLine) ?? []).length < LEAST_LINES) return [];
  const spelled = text.replaceAll(letters, (word) => word.replaceAll(" ", ""));
  const written = signs.reduce((said, [word, sign]) => said.replaceAll(word, sign), spelled);
  return [
    written
      .replaceAll(newLine, "\n")
      .replaceAll(/, (?:and )?(?:at the end )?(?=\w{1,30}(?:\.\w{1,30})? =|return\b)/gi, "\n")
      .replaceAll(/^[^\n]{0,80}: (?=\w{1,30} =)/g, ""),
  ];
}
