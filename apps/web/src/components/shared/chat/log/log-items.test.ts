import { anExchange } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { logItems, type Remark } from "./log-items.ts";

const at = (minute: number) => `2030-01-01T09:${String(minute).padStart(2, "0")}:00.000Z`;
const asked = (minute: number) => ({
  ...anExchange({ id: `asked ${minute}`, askedAt: at(minute) }),
  position: minute,
});
const hint = (minute: number): Remark => ({
  id: `hint ${minute}`,
  kind: "hint",
  at: at(minute),
  text: "Look.",
  isFallback: false,
});
const open = { parentId: null, isClosed: false, createdAt: at(10), updatedAt: at(30) };

const names = (items: ReturnType<typeof logItems>) =>
  items.map((item) => (item.type === "exchange" ? item.exchange.id : item.remark.id));

test.each([
  ["no conversation yet", null, false, ["hint 5", "asked 10", "hint 15", "asked 20", "hint 35"]],
  ["the first one", open, false, ["hint 5", "asked 10", "hint 15", "asked 20", "hint 35"]],
  [
    "one that another was handed off to",
    { ...open, parentId: "p" },
    false,
    ["asked 10", "hint 15", "asked 20", "hint 35"],
  ],
  [
    "one that was handed off",
    { ...open, isClosed: true },
    false,
    ["hint 5", "asked 10", "hint 15", "asked 20"],
  ],
  ["one whose beginning is not loaded", open, true, ["asked 10", "hint 15", "asked 20", "hint 35"]],
] as const)("in their order: %s", (_name, conversation, hasEarlier, expected) => {
  const exchanges = [asked(10), asked(20)];
  const remarks = [hint(5), hint(15), hint(35)];
  expect(names(logItems({ exchanges, remarks, conversation, hasEarlier }))).toEqual(expected);
});
