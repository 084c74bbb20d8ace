import type { ReplyNode } from "./reply-node.ts";

/**
 * `known`: the names of the reply's own fields. `left`: how many characters may still be looked at, so that reading
 * always ends.
 */
export type ReplySource = {
  readonly text: string;
  readonly known: readonly string[];
  left: number;
};

/** The value, and where the text continues; `doubtful` when its end may be elsewhere. */
export type ReadResult = { node: ReplyNode; end: number; doubtful?: boolean };
