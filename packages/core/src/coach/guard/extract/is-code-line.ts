const codeShapes = [
  /^(const|let|var|int|long|double|boolean|bool|auto|final)\s[\w<>[\],\s{}:]+(=|;|$)/,
  /^(async\s+)?(function|def|class|public|private|static|import|from|export|func|fn)\s+\S.*[({:;]/,
  /^(for|while|if|elif|else if|else|switch|try|with|do|except|catch)\b.*\{$/,
  /^(for\b.*\bin\b.*|(while|if|elif|with)\b(.*[<>=!()[\].]|(\s+(?!the\b|a\b|an\b|you\b|your\b|it\b|that\b)\w+){1,3}).*|else|try|except|finally):$/,
  /^(for|while|if|else if)\s*\(.+\)/,
  /^(else|try|do|finally)$/,
  /^(else|begin|end ?(if|for|while)?)$/i,
  /^[\w.$]+(\[[^\]]*\])*(\s*,\s*[\w.$]+(\[[^\]]*\])*)*\s*([-+*/%|&^?]{0,2}=|<-|:=|←)(?!=)\s*\S/,
  /^\[[^=]+\]\s*=\s*\[.+\];?$/,
  /^[\w$]+(\.[\w$]+|\[[^\]]*\])*\((?:[^.?!]|\.(?=\w))*\);?$/,
  /^[\w$]+(\.[\w$]+|\[[^\]]*\])*(\+\+|--);?$/,
  /^return\b(?!\s+(the|to|a|an|it|its|what|whatever|your|from|only)\b)\s*\S*([^\w\s'].*|$)/,
  /^(break|continue|pass);?$/,
  /^.*[^\s.]\s*[;{]$/,
  /^[}\])]+[;,]?$/,
  /^[-+]\s*(const|let|var|return|if|for|while|def|else|elif|[\w.[\]]+\s*[-+*]?=)/,
];

const pseudoCodeStart =
  /^(for (each|every|all|any|\w+ (from|in|=|:=|<-))|while|if|else|elseif|else if|otherwise|repeat|until|loop|return|set|let|increment|decrement|append|push|pop|add|store|swap|output|end ?(if|for|while|loop)?|procedure|function|algorithm|foreach|do|begin|initiali[sz]e|compute)\b/i;

const listMark =
  /^\s*(?:>\s?)*(?:(?:[*•·]|-(?!\s*\w[\w.[\]]*\s*=))\s+|\(?\d{1,3}[.):|]\s+|\d{1,3}\s*\|\s?)?/;

/** Removes the mark of a list, a quotation or a numbering; the indentation stays. */
export function removeListMark(line: string): string {
  const prefix = listMark.exec(line)?.[0] ?? "";
  return prefix.trim() === "" ? line : line.slice(prefix.length);
}

/** Five words in a row with no sign between them are English, not code. */
const prose = /(?:^|\s)(?:[A-Za-z']{2,}[,]?\s+){4,}[A-Za-z']+/;

export function isCodeLine(line: string): boolean {
  const bare = removeListMark(line).trim();
  if (bare === "" || bare.length > 240) return false;
  if (/[.?!]$/.test(bare) && prose.test(bare)) return false;
  return codeShapes.some((shape) => shape.test(bare)) && !prose.test(removeLineComment(bare));
}

/** Pseudo-code such as "repeat until empty"; a single such line is not taken for code. */
export function isPseudoCodeLine(line: string): boolean {
  const bare = removeListMark(line).trim();
  const words = bare.split(/\s+/).length;
  return (
    pseudoCodeStart.test(bare) && words <= 14 && !/[.?!]$/.test(bare) && !/\w{3}\. \w/.test(bare)
  );
}

function removeLineComment(line: string): string {
  return line.replace(/(?<!\s)\s*(\/\/|#)\s.*/, "");
}
