import type { Bench } from "../bench.ts";
import { type Contender, contenders } from "./contenders.ts";
import { judgedCuts } from "./cuts.ts";
import { type Damaged, damagedBy, damages, doublyDamaged } from "./damages.ts";
import { type Judgement, judge } from "./judge.ts";
import { replies } from "./replies/replies.ts";
import type { Reply } from "./reply.ts";
import { writeReply } from "./write-reply.ts";

function* cuts(contender: Contender): Generator<Judgement> {
  for (const reply of replies) yield* judgedCuts(reply, contender);
}

function* damaged(contender: Contender, damage: (reply: Reply) => Damaged[]): Generator<Judgement> {
  for (const reply of replies) {
    const arrived = writeReply(reply).parts;
    for (const { text, hit } of damage(reply)) {
      const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
      const kept = contender.recover(text, json, reply.schema);
      yield judge(kept, { value: reply.value, arrived, hit });
    }
  }
}

const each = (kinds: typeof damages) => (reply: Reply) =>
  kinds.flatMap((kind) => damagedBy(kind, reply));

function share(judgements: readonly Judgement[], wanted: Judgement): number {
  const many = judgements.filter((one) => one === wanted).length;
  return Math.round((1_000 * many) / judgements.length) / 10;
}

function measured(name: string, judged: (contender: Contender) => Iterable<Judgement>) {
  const all = contenders.map((contender) => [contender.name, [...judged(contender)]] as const);
  const shares = (wanted: Judgement) =>
    all.map(([contender, judgements]) => [`${contender} ${wanted}`, share(judgements, wanted)]);
  return {
    case: name,
    texts: all[0]?.[1].length ?? 0,
    ...Object.fromEntries([...shares("clean"), ...shares("invented")]),
  };
}

/** The percentage of clean results: every complete field and item is exact, and there is nothing else. */
export const replyRepair: Bench = {
  what: `${replies.length} replies cut at every byte, and damaged in ${damages.length} ways`,
  run: async () => [
    measured("cut at every byte", cuts),
    measured("damaged", (contender) => damaged(contender, each(damages))),
    measured("two kinds at once", (contender) => damaged(contender, doublyDamaged)),
    ...damages.map((kind) => measured(kind.name, (contender) => damaged(contender, each([kind])))),
  ],
};
