import { indentOf, loopAround, statementsIn, type TrapFinder } from "./trap.ts";

export const endsInFirstRound: TrapFinder = ({ lines, outline }) =>
  outline.lines.flatMap(({ kind, line }) => {
    const loop = kind === "return" ? loopAround(outline, line) : undefined;
    const [first] = loop ? statementsIn(outline, loop) : [];
    if (!loop || !first) return [];
    const isBare = indentOf(lines[line - 1]) === indentOf(lines[first.line - 1]);
    const isElse = /^(?:\} ?)?else\b/.test((lines[line - 2] ?? "").trim());
    if (!isBare && !isElse) return [];
    const when = isElse ? "as soon as that condition is not true once" : "in its first round";
    return [
      {
        line,
        says: `Line ${line} is a \`return\` inside the loop of line ${loop.line}: it ends the loop and the whole function ${when}.`,
      },
    ];
  });

export const changesWhileGoing: TrapFinder = ({ lines, outline }) =>
  outline.loops.flatMap((loop) => {
    const text = lines[loop.line - 1] ?? "";
    const name = /\b(?:in|of)\s+([A-Za-z_]\w{0,40})\s*[):]/.exec(text)?.[1];
    if (name === undefined) return [];
    const changed = statementsIn(outline, loop).find(({ line }) =>
      new RegExp(`\\b${name}\\.(?:remove|pop|append|insert|push|splice|shift|delete|add)\\(`).test(
        lines[line - 1] ?? "",
      ),
    );
    return changed
      ? [
          {
            line: changed.line,
            says: `Line ${changed.line} changes \`${name}\` while the loop of line ${loop.line} goes through it: values move, and some are skipped or seen twice.`,
          },
        ]
      : [];
  });

/** Finds a while loop that changes nothing of what its condition reads. */
export const neverChanges: TrapFinder = ({ lines, outline }) =>
  outline.loops.flatMap((loop) => {
    const head = outline.lines.find(({ line }) => line === loop.line);
    if (loop.kind !== "while" || !head || head.reads.length === 0) return [];
    const inside = statementsIn(outline, loop);
    const text = inside.map(({ line }) => lines[line - 1]).join("\n");
    const names = [...new Set(head.reads)];
    const isChanged = names.some(
      (name) =>
        inside.some(({ sets }) => sets.includes(name)) ||
        new RegExp(`\\b${name}(?:\\.\\w+\\(|\\[[^\\]]{0,40}\\] ?=|\\+\\+|--|\\.\\w+ ?=)`).test(
          text,
        ),
    );
    if (isChanged || /\b(?:return|break)\b/.test(text)) return [];
    return [
      {
        line: loop.line,
        says: `The condition of line ${loop.line} looks at ${names.map((name) => `\`${name}\``).join(", ")}, and no line inside the loop changes that: once it has begun, it never ends.`,
      },
    ];
  });

const START =
  /^(?:let |const |var )?([A-Za-z_]\w{0,40})(?:: ?[\w[\]<>, ]{1,40})? ?= ?(?:0|1|\[\]|\{\}|""|''|None|null|False|True|false|true|set\(\)|dict\(\)|new \w+\([^)]{0,20}\));?$/;

/** Finds a variable that is reset in every round of a loop and read after the loop. */
export const beginsAgain: TrapFinder = ({ lines, outline }) =>
  outline.lines.flatMap(({ line }) => {
    const loop = loopAround(outline, line);
    const name = loop && START.exec(lines[line - 1]?.trim() ?? "")?.[1];
    if (!loop || name === undefined) return [];
    const named = new RegExp(`\\b${name}\\b`);
    const first = statementsIn(outline, loop)[0];
    const isTop = first && indentOf(lines[line - 1]) === indentOf(lines[first.line - 1]);
    const isReadAfter = lines.slice(loop.endLine).some((text) => named.test(text));
    if (!isTop || !isReadAfter) return [];
    return [
      {
        line,
        says: `Line ${line} stands inside the loop of line ${loop.line}, so \`${name}\` starts anew in every round; after the loop only the last round is left in it.`,
      },
    ];
  });
