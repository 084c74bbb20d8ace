import { type TrapFinder, trapsAt } from "./trap.ts";

export const sortsAsText: TrapFinder = ({ lines, language }) =>
  language === "python"
    ? []
    : trapsAt(
        lines,
        /\.(?:sort|toSorted)\(\s*\)/,
        (line) =>
          `Line ${line} sorts without saying how to compare. JavaScript then compares the values as text, like words: "10" stands before "9".`,
      );

/** Finds a list that is put into another list and changed afterwards. */
export const keepsSameList: TrapFinder = ({ code, lines }) =>
  lines.flatMap((text, at) => {
    const name = /\.(?:append|push)\(\s*([A-Za-z_]\w{0,40})\s*\)/.exec(text)?.[1];
    if (name === undefined) return [];
    const isList = new RegExp(`\\b${name}\\b[^=\\n]{0,40}= ?(?:\\[|list\\(|new Array)`).test(code);
    const isChanged = new RegExp(
      `\\b${name}\\.(?:append|push|pop|clear|remove|insert|splice|shift)\\(`,
    ).test(code);
    if (!(isChanged && (isList || /\.pop\(/.test(code)))) return [];
    return [
      {
        line: at + 1,
        says: `Line ${at + 1} keeps \`${name}\` itself: what lies there is the very same list, and it follows all that happens to \`${name}\` afterwards.`,
      },
    ];
  });

export const sharesRows: TrapFinder = ({ lines }) =>
  trapsAt(
    lines,
    /\[\s*\[[^\][]{0,60}\](?:\s*\*\s*[\w()]{1,40})?\s*\]\s*\*|\.fill\(\s*(?:\[|new Array)/,
    (line) =>
      `Line ${line} makes several rows, but they are one and the same list: a change in one row shows in all of them.`,
  );

export const goesOverPositions: TrapFinder = ({ lines, language }) =>
  language === "python"
    ? []
    : trapsAt(
        lines,
        /\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+in\s/,
        (line) =>
          `Line ${line} is a \`for … in\`: it gives the positions, as text ("0", "1", …), not the values.`,
      );
