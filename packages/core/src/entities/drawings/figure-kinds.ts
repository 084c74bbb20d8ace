import { z } from "zod";
import { MOST_CELLS, MOST_LETTERS, MOST_WIDE_LETTERS } from "./drawing-limits.ts";

const cellSchema = z.union([z.string().max(MOST_LETTERS), z.number(), z.null()]);
const wideCellSchema = z.union([z.string().max(MOST_WIDE_LETTERS), z.number(), z.null()]);
export type Cell = z.infer<typeof cellSchema>;

const positionSchema = z.int().nonnegative();
const placeSchema = z.tuple([positionSchema, positionSchema]);
const nameSchema = z.string().max(MOST_LETTERS);
/** Names of pointers with the position each points to. */
const pointersSchema = z.record(nameSchema, positionSchema).default({});
const markedSchema = z.array(positionSchema).default([]);
const cells = z.array(cellSchema).min(1).max(MOST_CELLS);
/** How many values are there and not shown. */
const leftOutSchema = z.int().nonnegative().default(0);

export const arraySchema = z.strictObject({
  kind: z.literal("array"),
  values: z.array(cellSchema).max(MOST_CELLS),
  /** Set when values are left out: the position of each value that is shown, and how many there are in all. */
  shown: z
    .strictObject({ positions: z.array(positionSchema), length: positionSchema })
    .nullable()
    .default(null),
  pointers: pointersSchema,
  /** First and last position. */
  window: placeSchema.nullable().default(null),
  marked: markedSchema,
});

export const stackSchema = z.strictObject({
  kind: z.literal("stack"),
  /** From the bottom to the top; what is left out lies below. */
  values: z.array(wideCellSchema).max(MOST_CELLS),
  leftOut: leftOutSchema,
});

export const queueSchema = z.strictObject({
  kind: z.literal("queue"),
  /** From the front to the back; what is left out stands at the back. */
  values: z.array(wideCellSchema).max(MOST_CELLS),
  leftOut: leftOutSchema,
});

export const setSchema = z.strictObject({
  kind: z.literal("set"),
  values: z.array(wideCellSchema).max(MOST_CELLS),
  leftOut: leftOutSchema,
});

export const mapSchema = z.strictObject({
  kind: z.literal("map"),
  entries: z.array(z.tuple([wideCellSchema, wideCellSchema])).max(MOST_CELLS),
  marked: markedSchema,
  leftOut: leftOutSchema,
});

export const gridSchema = z.strictObject({
  kind: z.literal("grid"),
  rows: z.array(z.array(cellSchema).max(MOST_CELLS)).min(1).max(MOST_CELLS),
  /** What stands before each row and above each column; none, or one for each that is shown. */
  rowHeads: z.array(cellSchema).max(MOST_CELLS).default([]),
  columnHeads: z.array(cellSchema).max(MOST_CELLS).default([]),
  /** Pairs of row and column. */
  marked: z.array(placeSchema).default([]),
  /** How many rows and columns are left out. */
  leftOut: placeSchema.default([0, 0]),
});

export const treeSchema = z.strictObject({
  kind: z.literal("tree"),
  /** Level by level, null where there is no node; two places for every node of the level above. */
  levels: z.array(cells).min(1).max(5),
  /** Pairs of level and place. */
  marked: z.array(placeSchema).default([]),
  pointers: z.record(nameSchema, placeSchema).default({}),
  leftOut: leftOutSchema,
});

export const listSchema = z.strictObject({
  kind: z.literal("list"),
  values: z.array(cellSchema).max(MOST_CELLS),
  pointers: pointersSchema,
  /** The node that the last one leads back to. */
  backTo: positionSchema.nullable().default(null),
  leftOut: leftOutSchema,
});

export const intervalsSchema = z.strictObject({
  kind: z.literal("intervals"),
  intervals: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(MOST_CELLS),
  marked: markedSchema,
  leftOut: leftOutSchema,
});

const coordinateSchema = z.number().nonnegative();

export const graphSchema = z.strictObject({
  kind: z.literal("graph"),
  /** Each with its column and row. */
  nodes: z
    .array(z.strictObject({ name: nameSchema, at: z.tuple([coordinateSchema, coordinateSchema]) }))
    .min(1)
    .max(MOST_CELLS),
  edges: z
    .array(z.strictObject({ from: z.string(), to: z.string(), label: cellSchema.default(null) }))
    .max(4 * MOST_CELLS),
  directed: z.boolean().default(true),
  marked: z.array(z.string()).default([]),
  /** How many nodes are left out, with their edges. */
  leftOut: leftOutSchema,
});

const callSchema = z.strictObject({
  text: z.string().max(MOST_WIDE_LETTERS),
  /** The position of the call that made it; null for the first. */
  parent: positionSchema.nullable(),
  /** What it gave back; null while it is not done. */
  result: z.string().max(MOST_WIDE_LETTERS).nullable(),
});

export const callsSchema = z.strictObject({
  kind: z.literal("calls"),
  /** In the order in which they were made. */
  calls: z.array(callSchema).min(1).max(MOST_CELLS),
  marked: markedSchema,
  leftOut: leftOutSchema,
});

export const variablesSchema = z.strictObject({
  kind: z.literal("variables"),
  entries: z.array(z.tuple([z.string().max(40), z.string().max(60)])).max(MOST_CELLS),
});
