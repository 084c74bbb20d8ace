import type { Language } from "../../../entities/runs/language.ts";

const printed: Record<Language, RegExp> = {
  python: /^print\((.{0,500})\)$/,
  javascript: /^console\.(?:log|info|warn|error|debug|table)\((.{0,500})\);?$/,
  typescript: /^console\.(?:log|info|warn|error|debug|table)\((.{0,500})\);?$/,
};

/** Functions that change nothing, also not an iterator that is given to them. */
const functions: Record<Language, ReadonlySet<string>> = {
  python: new Set(["len", "str", "repr", "int", "float", "bool", "type", "abs", "round"]),
  javascript: new Set(["String", "Number", "Boolean", "isNaN"]),
  typescript: new Set(["String", "Number", "Boolean", "isNaN"]),
};
const methods = new Set([
  ...["get", "has", "keys", "values", "items", "slice", "join", "includes", "indexOf", "index"],
  ...["count", "copy", "toString", "toFixed", "charAt", "at", "split", "upper", "lower", "strip"],
  ...["startswith", "endswith", "startsWith", "endsWith", "stringify", "floor", "min", "max"],
]);
const words = new Set(["await", "yield", "lambda", "new", "delete", "function", "class", "for"]);
const signs = new Set([
  ...["===", "!==", ">>>", "**", "//", "<=", ">=", "==", "!=", "&&", "||", "??", "?.", "<<", ">>"],
  ..."+-*/%<>!?:,.|&^~()[]{}",
]);

/** A text that is not closed goes on to the end, so that every text is read once. */
const TOKEN =
  /([a-zA-Z]{0,2})((["'`])(?:\\[\s\S]?|(?!\3)[^\\])*(\3?))|\d[\w.]*|([A-Za-z_$][\w$]*)|(\+\+|--|=>|:=|\.\.\.|===|!==|>>>|\*\*|\/\/|<=|>=|==|!=|&&|\|\||\?\?|\?\.|<<|>>|\S)|\s+/gy;

/** Whether a line is one print that only reads values. */
export function isHarmlessPrint(line: string, language: Language): boolean {
  const inside = printed[language].exec(line)?.[1];
  return inside !== undefined && onlyReads(inside, language);
}

function onlyReads(expression: string, language: Language): boolean {
  let depth = 0;
  let last = "";
  let beforeLast = "";
  for (const [token, prefix = "", quoted, , close, name, sign] of expression.matchAll(TOKEN)) {
    if (token.trim() === "") continue;
    if (quoted && !close) return false;
    if (quoted && !textOnlyReads(prefix, quoted, language)) return false;
    // A name before a template calls a function.
    if (quoted?.startsWith("`") && (prefix || /^[\w$)\]]/.test(last))) return false;
    if (name && words.has(name)) return false;
    if (sign === "=" ? !/^(?:sep|end)$/.test(last) || depth > 0 : sign && !signs.has(sign)) {
      return false;
    }
    // `*values` takes everything out of an iterator.
    if (/^\*\*?$/.test(token) && /^[(,[{]?$/.test(last)) return false;
    if (token === "(" && !mayCall(last, beforeLast, language)) return false;
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (depth < 0) return false;
    beforeLast = last;
    last = token;
  }
  return depth === 0;
}

/** A bracket after a sign only groups; after a name it calls. */
function mayCall(name: string, before: string, language: Language): boolean {
  if (/^(?:and|or|not|in|is|if|else|typeof)$/.test(name)) return true;
  if (/^[\w$]/.test(name))
    return before === "." || before === "?." ? methods.has(name) : functions[language].has(name);
  return !/[)\]}"'`]$/.test(name) && name !== "?.";
}

function textOnlyReads(prefix: string, quoted: string, language: Language): boolean {
  const isTemplate = quoted.startsWith("`");
  if (!isTemplate && !/[fFtT]/.test(prefix)) return true;
  const inside = quoted.slice(1, -1).replaceAll(isTemplate ? /\\./g : /\{\{|\}\}/g, "");
  const parts = [...inside.matchAll(isTemplate ? /\$\{([^{}]*)\}/g : /\{([^{}]*)\}/g)];
  const rest = parts.reduce((left, [part]) => left.replace(part, ""), inside);
  if (isTemplate ? rest.includes("${") : /[{}]/.test(rest)) return false;
  return parts.every(([, part = ""]) => {
    const value = isTemplate ? part : part.replace(/=?(?:![rsa])?(?::[^:]*)?$/, "");
    return onlyReads(value, language);
  });
}
