const type = String.raw`[\w$.]+(?:<[^()=]*>)?(?:\[\])*(?: *\| *[\w$.]+(?:<[^()=]*>)?(?:\[\])*)*`;
const rules: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(String.raw`\b(const|let|var) +([\w$]+) *: *${type} *=`, "g"), "$1 $2 ="],
  [new RegExp(String.raw`\b(const|let|var) +([\w$]+) *: *${type} *;`, "g"), "$1 $2;"],
  [new RegExp(String.raw`([(,] *\.{0,3}[\w$]+)\?? *: *${type}(?= *[,)=])`, "g"), "$1"],
  [new RegExp(String.raw`\) *: *${type} *(?=\{|=>)`, "g"), ") "],
  [/\bnew +(\w+)<[^()]*>\(/g, "new $1("],
  [new RegExp(` as ${type}`, "g"), ""],
  [/(?<=[\w)\]])!(?=[.;,)\][ ])(?! *=)/g, ""],
];

/** TypeScript as JavaScript, as far as learners' programs go; what is not understood does not compile then. */
export function stripTypes(code: string): string {
  return rules.reduce((text, [shape, put]) => text.replaceAll(shape, put), code);
}
