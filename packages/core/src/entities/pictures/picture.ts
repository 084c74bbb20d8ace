import { z } from "zod";

const MOST_CELLS = 40;
const MOST_LETTERS = 12;

const cellSchema = z.union([z.string().max(MOST_LETTERS), z.number(), z.null()]);
const positionSchema = z.int().nonnegative();
/** Names of pointers with the position each points to. */
const pointersSchema = z.record(z.string().max(MOST_LETTERS), positionSchema).default({});
const markedSchema = z.array(positionSchema).default([]);
const cells = z.array(cellSchema).min(1).max(MOST_CELLS);

const arraySchema = z.strictObject({
  kind: z.literal("array"),
  values: cells,
  pointers: pointersSchema,
  /** First and last position. */
  window: z.tuple([positionSchema, positionSchema]).nullable().default(null),
  marked: markedSchema,
});

const stackSchema = z.strictObject({
  kind: z.literal("stack"),
  /** From the bottom to the top. */
  values: z.array(cellSchema).max(MOST_CELLS),
});

const mapSchema = z.strictObject({
  kind: z.literal("map"),
  entries: z.array(z.tuple([cellSchema, cellSchema])).max(MOST_CELLS),
  marked: markedSchema,
});

const gridSchema = z.strictObject({
  kind: z.literal("grid"),
  rows: z.array(cells).min(1).max(MOST_CELLS),
  /** Pairs of row and column. */
  marked: z.array(z.tuple([positionSchema, positionSchema])).default([]),
});

const treeSchema = z.strictObject({
  kind: z.literal("tree"),
  /** Level by level, null where there is no node; two places for every node of the level above. */
  levels: z.array(cells).min(1).max(5),
  /** Pairs of level and place. */
  marked: z.array(z.tuple([positionSchema, positionSchema])).default([]),
});

const listSchema = z.strictObject({
  kind: z.literal("list"),
  values: cells,
  pointers: pointersSchema,
});

const intervalsSchema = z.strictObject({
  kind: z.literal("intervals"),
  intervals: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(MOST_CELLS),
  marked: markedSchema,
});

const graphSchema = z.strictObject({
  kind: z.literal("graph"),
  /** Each with its column and row. */
  nodes: z
    .array(
      z.strictObject({
        name: z.string().max(MOST_LETTERS),
        at: z.tuple([positionSchema, positionSchema]),
      }),
    )
    .min(1)
    .max(MOST_CELLS),
  edges: z.array(
    z.strictObject({ from: z.string(), to: z.string(), label: cellSchema.default(null) }),
  ),
  directed: z.boolean().default(true),
  marked: z.array(z.string()).default([]),
});

/** What a picture shows, as values; how it is drawn follows from them alone. */
export const pictureSchema = z
  .discriminatedUnion("kind", [
    arraySchema,
    stackSchema,
    mapSchema,
    gridSchema,
    treeSchema,
    listSchema,
    intervalsSchema,
    graphSchema,
  ])
  .superRefine((picture, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (picture.kind === "array" || picture.kind === "list") {
      for (const [name, at] of Object.entries(picture.pointers)) {
        if (at > picture.values.length) refuse(`${name} points to ${at}, behind the last value`);
      }
    }
    if (picture.kind === "array" && picture.window) {
      const [from, to] = picture.window;
      if (from > to || to >= picture.values.length) refuse("the window does not lie in the array");
    }
    if (picture.kind === "graph") {
      const names = new Set(picture.nodes.map(({ name }) => name));
      for (const name of [
        ...picture.edges.flatMap(({ from, to }) => [from, to]),
        ...picture.marked,
      ]) {
        if (!names.has(name)) refuse(`there is no node ${name}`);
      }
    }
    if (picture.kind === "tree") {
      picture.levels.forEach((level, depth) => {
        if (level.length !== 2 ** depth) refuse(`level ${depth} needs ${2 ** depth} places`);
      });
    }
  });
export type Picture = z.infer<typeof pictureSchema>;
export type PictureOf<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;
export type Cell = z.infer<typeof cellSchema>;
