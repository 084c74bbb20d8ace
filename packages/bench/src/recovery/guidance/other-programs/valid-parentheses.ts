import type { OtherProgram } from "./other-program.ts";

export const validParentheses: OtherProgram[] = [
  {
    bug: "counts-only",
    kind: "same-bug",
    code: `function validParentheses(text) {
  const tally = { "(": 0, "[": 0, "{": 0 };
  const opens = { ")": "(", "]": "[", "}": "{" };
  for (const c of text) {
    if (c in tally) tally[c]++;
    else if (c in opens) tally[opens[c]]--;
  }
  return Object.values(tally).every((n) => n === 0);
}`,
  },
  {
    bug: "forgets-what-is-left",
    kind: "same-bug",
    code: `function validParentheses(text) {
  let open = "";
  for (const c of text) {
    if ("([{".includes(c)) open += c;
    else {
      const last = open.slice(-1);
      if (last + c !== "()" && last + c !== "[]" && last + c !== "{}") return false;
      open = open.slice(0, -1);
    }
  }
  return true;
}`,
  },
  {
    bug: "counts-only",
    kind: "more-off",
    code: `function validParentheses(text) {
  let open = 0;
  for (const c of text) open += "([{".includes(c) ? 1 : -1;
  return open === 0;
}`,
  },
  {
    bug: "forgets-what-is-left",
    kind: "more-off",
    code: `function validParentheses(text) {
  if (text.length === 0) return false;
  const stack = [];
  const pairs = { ")": "(", "]": "[", "}": "{" };
  for (const c of text) {
    if (!pairs[c]) stack.push(c);
    else if (stack.pop() !== pairs[c]) return false;
  }
  return true;
}`,
  },
];
