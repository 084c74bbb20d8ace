import { functionsIn } from "./complete-python.ts";
import { builtins, methods, modules, type Word } from "./python-words.ts";

export type CallAt = { word: Word; parameter: number };

/** The call around the caret, and the index of the current parameter. */
export function signatureOf(before: string, program: string): CallAt | null {
  const open = innermostOpen(before);
  if (open === null) return null;
  const name = /(?<!\w)(\w+)$/.exec(before.slice(0, open.at))?.[1];
  const word = name === undefined ? undefined : find(name, program);
  return word?.signature ? { word, parameter: open.commas } : null;
}

function find(name: string, program: string): Word | undefined {
  const known = [
    ...functionsIn(program),
    ...builtins,
    ...Object.values(modules).flat(),
    ...Object.values(methods).flat(),
  ];
  return known.find((word) => word.name === name);
}

/** The last open bracket, if it belongs to a call, and the commas after it on the same level. */
function innermostOpen(before: string): { at: number; commas: number } | null {
  let depth = 0;
  let commas = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    const character = before[at] ?? "";
    if (")]}".includes(character)) depth += 1;
    else if ("([{".includes(character)) {
      if (depth === 0) return character === "(" ? { at, commas } : null;
      depth -= 1;
    } else if (character === "," && depth === 0) commas += 1;
    else if (
      character === "\n" &&
      depth === 0 &&
      commas === 0 &&
      !/[,([{]\s*$/.test(before.slice(0, at))
    ) {
      return null;
    }
  }
  return null;
}
