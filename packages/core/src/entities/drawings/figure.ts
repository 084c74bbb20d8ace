import { z } from "zod";
import {
  arraySchema,
  callsSchema,
  graphSchema,
  gridSchema,
  intervalsSchema,
  listSchema,
  mapSchema,
  queueSchema,
  setSchema,
  stackSchema,
  treeSchema,
  variablesSchema,
} from "./figure-kinds.ts";

export type { Cell } from "./figure-kinds.ts";

const anyFigureSchema = z.discriminatedUnion("kind", [
  arraySchema,
  stackSchema,
  queueSchema,
  setSchema,
  mapSchema,
  gridSchema,
  treeSchema,
  listSchema,
  intervalsSchema,
  graphSchema,
  callsSchema,
  variablesSchema,
]);

/** What a figure shows, as values; how it is drawn follows from them alone. */
export const figureSchema = anyFigureSchema.superRefine((picture, context) => {
  for (const message of misfitsOf(picture)) context.addIssue({ code: "custom", message });
});
export type Figure = z.infer<typeof anyFigureSchema>;
export type FigureOf<Kind extends Figure["kind"]> = Extract<Figure, { kind: Kind }>;

/** What in a figure points to something that is not there. */
function misfitsOf(picture: Figure): string[] {
  switch (picture.kind) {
    case "array":
      return arrayMisfits(picture);
    case "list":
      return pointerMisfits(picture.pointers, picture.values.length);
    case "graph":
      return graphMisfits(picture);
    case "tree":
      return picture.levels.flatMap((level, depth) =>
        level.length === 2 ** depth ? [] : [`level ${depth} needs ${2 ** depth} places`],
      );
    case "calls":
      return picture.calls.flatMap(({ parent }, at) =>
        (parent === null) === (at === 0) && (parent ?? -1) < at
          ? []
          : [`call ${at} is made by no earlier one`],
      );
    default:
      return [];
  }
}

function arrayMisfits({ values, shown, pointers, window }: FigureOf<"array">): string[] {
  const length = shown?.length ?? values.length;
  const isOut = window !== null && (window[0] > window[1] || window[1] >= length);
  return [
    ...pointerMisfits(pointers, length),
    ...(isOut ? ["the window does not lie in the array"] : []),
    ...(shown && shown.positions.length !== values.length
      ? ["each value that is shown needs a position"]
      : []),
  ];
}

function pointerMisfits(pointers: Readonly<Record<string, number>>, length: number): string[] {
  return Object.entries(pointers).flatMap(([name, at]) =>
    at > length ? [`${name} points to ${at}, behind the last value`] : [],
  );
}

function graphMisfits({ nodes, edges, marked }: FigureOf<"graph">): string[] {
  const names = new Set(nodes.map(({ name }) => name));
  return [...edges.flatMap(({ from, to }) => [from, to]), ...marked].flatMap((name) =>
    names.has(name) ? [] : [`there is no node ${name}`],
  );
}
