import type { ReplyNode } from "./reply-node.ts";

/**
 * `known`: the names of the reply's own fields. `left`: how many characters may still be looked at,
 * so that no text takes for ever to read.
 */
export type ReplySource = {
  readonly text: string;
  readonly known: readonly string[];
  left: number;
};

/** What was read, and where the text goes on; `doubtful` when the end may be in another place. */
export type ReadResult = { node: ReplyNode; end: number; doubtful?: boolean };
