import type { CodeOutline } from "../../../../entities/runs/code-outline.ts";
import { goesOverPositions, keepsSameList, sharesRows, sortsAsText } from "./list-traps.ts";
import { beginsAgain, changesWhileGoing, endsInFirstRound, neverChanges } from "./loop-traps.ts";
import type { Program, Trap, TrapFinder } from "./trap.ts";

const MOST_TRAPS = 2;

const hasNoReturn: TrapFinder = ({ outline, language }) => {
  const [main] = outline.functions;
  if (!main || outline.lines.some(({ kind }) => kind === "return")) return [];
  const nothing = language === "python" ? "None" : "undefined";
  return [
    {
      line: main.line,
      says: `There is no \`return\` in \`${main.name}\`, so whatever it works out, ${nothing} comes back.`,
    },
  ];
};

const finders: readonly TrapFinder[] = [
  endsInFirstRound,
  sortsAsText,
  keepsSameList,
  sharesRows,
  goesOverPositions,
  changesWhileGoing,
  neverChanges,
  beginsAgain,
  hasNoReturn,
];

/** Finds traps by reading the program. A trap may be intended, so it is never called a mistake. */
export function findTraps({ code, language }: Program, outline: CodeOutline | null): Trap[] {
  if (!outline) return [];
  const reading = { code, language, lines: code.split("\n"), outline };
  return finders.flatMap((find) => find(reading)).sort((one, other) => one.line - other.line);
}

export function trapsSection(traps: readonly Trap[]): { heading: string; content: string }[] {
  if (traps.length === 0) return [];
  const content = traps
    .slice(0, MOST_TRAPS)
    .map(({ says }) => `- ${says}`)
    .join("\n");
  return [{ heading: "Worth a look", content }];
}
