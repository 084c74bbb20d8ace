import { expect, test } from "vitest";
import { contenders } from "./contenders.ts";
import { judgedCuts } from "./cuts.ts";
import { damagedBy, damages } from "./damages.ts";
import { judge } from "./judge.ts";
import { replies } from "./replies/replies.ts";
import { writeReply } from "./write-reply.ts";

const [ours] = contenders;

test.each(replies.map((reply) => [reply.name, reply] as const))(
  "%s is written as it is, and every cut of it comes out clean",
  (_name, reply) => {
    const { text, json, parts } = writeReply(reply);
    expect(JSON.parse(text.slice(json.start, json.end))).toEqual(reply.value);
    expect(reply.schema.parse(reply.value)).toEqual(reply.value);
    expect(parts.filter(({ item }) => item === null)).toHaveLength(Object.keys(reply.value).length);
    expect(new Set(judgedCuts(reply, ours))).toEqual(new Set(["clean"]));
  },
);

test.each(damages.map((damage) => [damage.name, damage] as const))(
  "with %s nothing is invented",
  (_name, damage) => {
    const invented = replies.flatMap((reply) => {
      const arrived = writeReply(reply).parts;
      return damagedBy(damage, reply).filter(({ text, hit }) => {
        const kept = ours.recover(text, "", reply.schema);
        return judge(kept, { value: reply.value, arrived, hit }) === "invented";
      });
    });
    expect(invented).toEqual([]);
  },
);

const sent = { note: "abc", list: ["one", "two"] };
const part = (field: string, item: number | null = null) => ({ field, item, endByte: 0 });
const note = part("note");
const items = [part("list", 0), part("list", 1)];

test.each([
  ["all of it", sent, [note, part("list"), ...items], [], "clean"],
  ["nothing, when nothing had arrived", {}, [], [], "clean"],
  ["a field less than had arrived", {}, [note], [], "lost"],
  ["half a field", { note: "ab" }, [], [], "invented"],
  ["half a field where damage was", { note: "ab" }, [note], ["note"], "invented"],
  ["no field where damage was", {}, [note], ["note"], "clean"],
  ["the items that had arrived", { list: ["one"] }, items.slice(0, 1), [], "clean"],
  ["an item less than had arrived", { list: ["one"] }, items, [], "lost"],
  ["an item more than had arrived", sent, [note, ...items.slice(0, 1)], [], "invented"],
  ["items in another order", { list: ["two", "one"] }, items, ["list"], "invented"],
  ["a field that was never sent", { other: 1 }, [], [], "invented"],
] as const)("%s counts as such", (_name, kept, arrived, hit, judgement) => {
  expect(judge(kept, { value: sent, arrived, hit: new Set(hit) })).toBe(judgement);
});
