import type { Figure, FigureOf } from "../entities/drawings/figure.ts";
import { cellText } from "./draw/cell-text.ts";

type Said = Parameters<typeof cellText>[0];
const said = (value: Said) => cellText(value) || "nothing";
const row = (values: readonly Said[]) => values.map(said).join(", ");
const more = (count: number, what = ""): string[] =>
  count > 0 ? [`${count} more${what} ${count === 1 ? "is" : "are"} not shown.`] : [];
const sentences = (...parts: readonly (readonly string[] | string)[]) => parts.flat().join(" ");

const words: { [Kind in Figure["kind"]]: (picture: FigureOf<Kind>) => string } = {
  array: describeArray,
  stack: ({ values, leftOut }) =>
    values.length === 0
      ? "An empty stack."
      : sentences(`A stack, from the top: ${row(values.toReversed())}.`, more(leftOut, " below")),
  queue: ({ values, leftOut }) =>
    values.length === 0
      ? "An empty queue."
      : sentences(`A queue, from the front: ${row(values)}.`, more(leftOut)),
  set: ({ values, leftOut }) =>
    values.length === 0
      ? "An empty set."
      : sentences(`A set of ${values.length + leftOut}: ${row(values)}.`, more(leftOut)),
  map: ({ entries, leftOut }) =>
    entries.length === 0
      ? "An empty map."
      : sentences(
          `A map: ${entries.map(([key, value]) => `${said(key)} gives ${said(value)}`).join("; ")}.`,
          more(leftOut),
        ),
  grid: describeGrid,
  tree: ({ levels, pointers, leftOut }) =>
    sentences(
      `A tree. ${levels.map((level, depth) => `Level ${depth}: ${row(level)}.`).join(" ")}`,
      Object.entries(pointers).map(
        ([name, [level, place]]) => `${name} is at ${said(levels[level]?.[place] ?? null)}.`,
      ),
      more(leftOut, " below"),
    ),
  list: ({ values, pointers, backTo, leftOut }) => {
    if (values.length === 0) return "An empty linked list.";
    const end =
      backTo !== null ? `then back to node ${backTo}` : leftOut > 0 ? "and so on" : "then the end";
    return sentences(
      `A linked list: ${values.map(said).join(", then ")}, ${end}.`,
      pointerWords(pointers),
      more(leftOut),
    );
  },
  intervals: ({ intervals, leftOut }) =>
    sentences(
      `Intervals: ${intervals.map(([from, to]) => `${from} to ${to}`).join(", ")}.`,
      more(leftOut),
    ),
  graph: ({ nodes, edges, directed, marked, leftOut }) => {
    const joined = edges.map(
      ({ from, to, label }) =>
        `${from} ${directed ? "leads to" : "is joined to"} ${to}${label === null ? "" : ` (${label})`}`,
    );
    return sentences(
      `${nodes.length} nodes. ${joined.length > 0 ? `${joined.join(", ")}.` : "Nothing joins them."}`,
      marked.length > 0 ? [`Marked: ${marked.join(", ")}.`] : [],
      more(leftOut),
    );
  },
  calls: ({ calls, leftOut }) =>
    sentences(
      `${calls.length === 1 ? "One call" : `${calls.length} calls`}.`,
      calls.map(({ text, parent, result }) => {
        const by = parent === null ? "" : `, called by ${calls[parent]?.text ?? ""},`;
        return `${text}${by} ${result === null ? "is not done" : `gives ${result}`}.`;
      }),
      more(leftOut),
    ),
  variables: ({ entries }) =>
    entries.length === 0
      ? "No variables."
      : `${entries.map(([name, value]) => `${name} is ${value}`).join(", ")}.`,
};

/** The figure in words, for whoever does not see it. */
export function describeFigure<Kind extends Figure["kind"]>(picture: FigureOf<Kind>): string {
  return words[picture.kind as Kind](picture);
}

function describeArray({ values, shown, pointers, window, marked }: FigureOf<"array">): string {
  const length = shown?.length ?? values.length;
  if (length === 0) return sentences("An empty array.", pointerWords(pointers));
  const shownWords = shown
    ? `An array of ${length}, of which ${values.length} are shown: ${values
        .map((value, at) => `${said(value)} at ${shown.positions[at]}`)
        .join(", ")}.`
    : `An array of ${length}: ${row(values)}.`;
  return sentences(
    shownWords,
    window ? [`The window goes from position ${window[0]} to ${window[1]}.`] : [],
    marked.length > 0 ? [`Marked: position ${marked.join(", ")}.`] : [],
    pointerWords(pointers),
  );
}

function describeGrid({ rows, marked, rowHeads, columnHeads, leftOut }: FigureOf<"grid">): string {
  const headed = (at: number) =>
    rowHeads.length > 0 ? `Row ${at} (${said(rowHeads[at] ?? null)})` : `Row ${at}`;
  return sentences(
    `A grid with ${rows.length + leftOut[0]} rows.`,
    columnHeads.length > 0 ? [`Columns: ${row(columnHeads)}.`] : [],
    rows.map((each, at) => `${headed(at)}: ${row(each)}.`),
    marked.length > 0
      ? [`Marked: ${marked.map(([r, c]) => `row ${r} column ${c}`).join(", ")}.`]
      : [],
    more(leftOut[0], " rows"),
    more(leftOut[1], " columns"),
  );
}

function pointerWords(pointers: Readonly<Record<string, number>>): string[] {
  const each = Object.entries(pointers).map(([name, at]) => `${name} at position ${at}`);
  return each.length > 0 ? [`Pointers: ${each.join(", ")}.`] : [];
}
