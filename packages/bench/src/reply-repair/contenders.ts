import { recoverReply } from "@foothold/core/coach";
import * as bestEffort from "best-effort-json-parser";
import { jsonrepair } from "jsonrepair";
import * as partialJson from "partial-json";
import type { ReplySchema, Value } from "./reply.ts";

bestEffort.disableErrorLogging();

export type Contender = {
  name: string;
  /** Gets the text as it arrived, and the part of it that is JSON. */
  recover(text: string, json: string, schema: ReplySchema): Value;
};

const ours: Contender = {
  name: "ours",
  recover: (text, _json, schema) => recoverReply(text, schema).kept,
};

/** Other libraries do not tell complete values from cut ones, so their values are taken as they are. */
function theirs(name: string, parse: (json: string) => unknown): Contender {
  return {
    name,
    recover: (_text, json, schema) =>
      recoverReply(JSON.stringify(quietly(() => parse(json)) ?? null), schema).kept,
  };
}

export const contenders: [Contender, ...Contender[]] = [
  ours,
  theirs("jsonrepair", (json) => JSON.parse(jsonrepair(json))),
  theirs("partial-json", (json) => partialJson.parse(json)),
  theirs("partial-json whole values", (json) =>
    partialJson.parse(json, partialJson.Allow.OBJ | partialJson.Allow.ARR),
  ),
  theirs("best-effort-json-parser", (json) => bestEffort.parse(json)),
];

function quietly(task: () => unknown): unknown {
  try {
    return task();
  } catch {
    return null;
  }
}
