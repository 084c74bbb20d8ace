import type { Contender } from "./contenders.ts";
import { type Judgement, judge } from "./judge.ts";
import type { Reply } from "./reply.ts";
import { writeReply } from "./write-reply.ts";

const nothing: ReadonlySet<string> = new Set();

/** The reply cut at every byte, and finally the whole of it. */
export function* judgedCuts(reply: Reply, contender: Contender): Generator<Judgement> {
  const { text, json, parts } = writeReply(reply);
  const bytes = Buffer.from(text);
  for (let end = 0; end <= bytes.length; end++) {
    const cut = bytes.subarray(0, end).toString();
    const kept = contender.recover(cut, cut.slice(json.start, json.end), reply.schema);
    const arrived = parts.filter(({ endByte }) => endByte <= end);
    yield judge(kept, { value: reply.value, arrived, hit: nothing });
  }
}
