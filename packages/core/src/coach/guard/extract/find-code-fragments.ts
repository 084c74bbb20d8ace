// Every repetition is bounded and begins at a boundary, so that reading stays linear.
const name = "(?<![\\w.$])[A-Za-z_$][\\w$]{0,40}";
const field = "\\.[A-Za-z_$][\\w$]{0,40}";
const trailer = `(?:${field}|\\[[^\\]\\n]{1,40}\\]|\\([^()\\n]{0,60}\\)){0,8}`;
const literals = `(?<!\\w)\\d{1,20}(?:\\.\\d{1,10})?|"[^"\\n]{0,40}"|'[^'\\n]{0,40}'`;
const operand = `[-!]?(?:${name}${trailer}|${literals}|\\[[^\\]\\n]{0,60}\\]|\\([^()\\n]{1,60}\\))`;
const spaces = "[ \\t]{0,4}";
const signs = "===?|!==?|<=|>=|[-+*/%]=|\\+\\+|&&|\\|\\||\\?\\?|<-|:=|=>|=|<|>|//|\\*\\*|%|[+*]";
const operator = `(?:${spaces}(?:${signs})${spaces}|[ \\t][-/][ \\t])`;
const chain = new RegExp(`${operand}(?:${operator}${operand}){1,20};?`, "g");
const call = new RegExp(
  `${name}(?:\\[[^\\]\\n]{1,40}\\]){0,2}(?:${field}){1,8}\\([^()\\n]{0,60}\\);?`,
  "g",
);
const step = new RegExp(`${name}(?:\\+\\+|--)`, "g");

/** Finds code inside sentences that nothing marks as code. */
export function findCodeFragments(text: string): string[] {
  const chains = [...text.matchAll(chain)].map(([code]) => code);
  const rest = text.replaceAll(chain, " ");
  const others = [...rest.matchAll(call), ...rest.matchAll(step)].map(([code]) => code);
  return [...chains, ...others].map((code) => code.trim());
}
