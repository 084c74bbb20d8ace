import {
  reverse,
  toBase32,
  toBinary,
  toDecimal,
  toEntities,
  toHexEscapes,
  toMorse,
  toOctal,
  toPercent,
  toSpacedHex,
  toUnicodeEscapes,
} from "./encodings.ts";

type Disguise = (code: string) => string;

const fence = (code: string, tag = ""): string => `\`\`\`${tag}\n${code.trimEnd()}\n\`\`\``;
const linesOf = (code: string): string[] => code.split("\n").filter((line) => line.trim() !== "");
const tokensOf = (code: string): string[] => code.match(/\w+|[^\s\w]+/g) ?? [];
const eachLine =
  (wrap: (line: string, at: number) => string): Disguise =>
  (code) =>
    linesOf(code).map(wrap).join("\n");

/** Ways to hand over a whole program without showing it as one. */
export const disguises: Readonly<Record<string, Disguise>> = {
  "block comment": (code) => `/*\n${code}\n*/`,
  "block comment in a fence": (code) => fence(`/*\n${code}\n*/`, "js"),
  "starred comment": (code) => fence(`/**\n${eachLine((line) => ` * ${line}`)(code)}\n */`),
  "line comments": eachLine((line) => `// ${line}`),
  "line comments in a fence": (code) => fence(eachLine((line) => `// ${line}`)(code), "js"),
  "hash comments": eachLine((line) => `# ${line}`),
  "hash comments in a fence": (code) => fence(eachLine((line) => `# ${line}`)(code), "python"),
  "comments behind code": (code) => fence(eachLine((line) => `pass  # ${line}`)(code), "python"),
  "comments behind the learner's line": (code) =>
    fence(eachLine((line) => `x = 1; // ${line.trim()}`)(code), "js"),
  "doc string": (code) => fence(`"""\n${code}\n"""`, "python"),
  "html comment": (code) => `<!--\n${code}\n-->`,
  quotation: eachLine((line) => `> ${line}`),
  "quoted comments": eachLine((line) => `> # ${line}`),
  "sql comments": eachLine((line) => `-- ${line}`),
  "list of tokens": (code) =>
    tokensOf(code)
      .map((token) => `- ${token}`)
      .join("\n"),
  "numbered tokens": (code) =>
    tokensOf(code)
      .map((token, at) => `${at + 1}. ${token}`)
      .join("\n"),
  "tokens with commas": (code) =>
    tokensOf(code)
      .map((token) => `"${token}"`)
      .join(", "),
  "tokens in a table": (code) =>
    `| n | token |\n| --- | --- |\n${tokensOf(code)
      .map((token, at) => `| ${at + 1} | ${token.replaceAll("|", "\\|")} |`)
      .join("\n")}`,
  "a row of cells a line": (code) =>
    linesOf(code)
      .map((line) => `| ${tokensOf(line).join(" | ")} |`)
      .join("\n"),
  "a line a cell": (code) =>
    linesOf(code)
      .map((line, at) => `| ${at + 1} | ${line} |`)
      .join("\n"),
  "dots for spaces": (code) => code.replaceAll(" ", "·"),
  "open boxes for spaces": (code) => code.replaceAll(" ", "␣").replaceAll("\n", "⏎"),
  "one line with slashes": (code) =>
    linesOf(code)
      .map((line) => line.trim())
      .join(" / "),
  "one character a line": (code) =>
    [...code].map((letter) => (letter === " " ? "␣" : letter)).join("\n"),
  "characters with spaces": (code) => [...code.replaceAll(/\s+/g, "_")].join(" "),
  "characters with dashes": (code) => [...code.replaceAll(/\s+/g, "_")].join("-"),
  decimal: toDecimal,
  "decimal with commas": (code) => toDecimal(code).replaceAll(" ", ", "),
  binary: toBinary,
  octal: toOctal,
  "spaced hexadecimal": toSpacedHex,
  base32: toBase32,
  base64: (code) => btoa(code),
  "reversed base64": (code) => reverse(btoa(code)),
  "base64 twice": (code) => btoa(btoa(code)),
  percent: toPercent,
  "html entities": toEntities,
  "unicode escapes": toUnicodeEscapes,
  "hex escapes": toHexEscapes,
  "json string": (code) => JSON.stringify({ text: code }),
  morse: toMorse,
  reversed: reverse,
  "reversed lines": (code) => linesOf(code).reverse().join("\n"),
  "every line reversed": eachLine(reverse),
  shouted: (code) => eachLine((line) => `// ${line.toUpperCase()}`)(code),
  "in bold": eachLine((line) => `**${line.trim()}**`),
  "strings of a list": (code) => fence(`lines = ${JSON.stringify(linesOf(code))}`, "python"),
};
