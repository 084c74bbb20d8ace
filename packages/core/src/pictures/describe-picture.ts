import type { Picture, PictureOf } from "../entities/pictures/picture.ts";
import { cellText } from "./cell-text.ts";

const said = (value: Parameters<typeof cellText>[0]) => cellText(value) || "nothing";
const row = (values: readonly Parameters<typeof said>[0][]) => values.map(said).join(", ");

const words: { [Kind in Picture["kind"]]: (picture: PictureOf<Kind>) => string } = {
  array: ({ values, pointers, window, marked }) =>
    [
      `An array of ${values.length}: ${row(values)}.`,
      ...(window ? [`The window goes from position ${window[0]} to ${window[1]}.`] : []),
      ...(marked.length > 0 ? [`Marked: position ${marked.join(", ")}.`] : []),
      ...pointerWords(pointers),
    ].join(" "),
  stack: ({ values }) =>
    values.length === 0 ? "An empty stack." : `A stack, from the top: ${row(values.toReversed())}.`,
  map: ({ entries }) =>
    entries.length === 0
      ? "An empty map."
      : `A map: ${entries.map(([key, value]) => `${said(key)} gives ${said(value)}`).join("; ")}.`,
  grid: ({ rows, marked }) =>
    [
      `A grid with ${rows.length} rows. ${rows.map((each, at) => `Row ${at}: ${row(each)}.`).join(" ")}`,
      ...(marked.length > 0
        ? [`Marked: ${marked.map(([r, c]) => `row ${r} column ${c}`).join(", ")}.`]
        : []),
    ].join(" "),
  tree: ({ levels }) =>
    `A tree. ${levels.map((level, depth) => `Level ${depth}: ${row(level)}.`).join(" ")}`,
  list: ({ values, pointers }) =>
    [
      `A linked list: ${values.map(said).join(", then ")}, then the end.`,
      ...pointerWords(pointers),
    ].join(" "),
  intervals: ({ intervals }) =>
    `Intervals: ${intervals.map(([from, to]) => `${from} to ${to}`).join(", ")}.`,
  graph: ({ nodes, edges, directed }) =>
    `${nodes.length} nodes. ${edges
      .map(
        ({ from, to, label }) =>
          `${from} ${directed ? "leads to" : "is joined to"} ${to}${label === null ? "" : ` (${label})`}`,
      )
      .join(", ")}.`,
};

/** The picture in words, for whoever does not see it. */
export function describePicture<Kind extends Picture["kind"]>(picture: PictureOf<Kind>): string {
  return words[picture.kind as Kind](picture);
}

function pointerWords(pointers: Readonly<Record<string, number>>): string[] {
  const each = Object.entries(pointers).map(([name, at]) => `${name} at position ${at}`);
  return each.length > 0 ? [`Pointers: ${each.join(", ")}.`] : [];
}
