// Generics nest at most three deep here: with ">" allowed inside "<…>" the pattern could match in too many ways.
const inner = `<[^()=<>]*>`;
const middle = `<[^()=<>]*(?:${inner}[^()=<>]*)*>`;
const generics = `<[^()=<>]*(?:${middle}[^()=<>]*)*>`;
const named = String.raw`[\w$.]+(?:${generics})?(?:\[\])*`;
const type = String.raw`${named}(?: *\| *${named})*`;
const rules: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(String.raw`\b(const|let|var) +([\w$]+) *: *${type} *=`, "g"), "$1 $2 ="],
  [new RegExp(String.raw`\b(const|let|var) +([\w$]+) *: *${type} *;`, "g"), "$1 $2;"],
  [new RegExp(String.raw`([(,] *\.{0,3}[\w$]+)\?? *: *${type}(?= *[,)=])`, "g"), "$1"],
  [new RegExp(String.raw`\) *: *${type} *(?=\{|=>)`, "g"), ") "],
  [/\bnew +(\w+)<[^()]{0,200}>\(/g, "new $1("],
  [new RegExp(` as ${type}`, "g"), ""],
  [/(?<=[\w)\]])!(?=[.;,)\][ ])(?! *=)/g, ""],
];

/** Turns TypeScript into JavaScript as far as learners' programs need it; types it does not know make the result fail to compile. */
export function stripTypes(code: string): string {
  return rules.reduce((text, [shape, put]) => text.replaceAll(shape, put), code);
}
