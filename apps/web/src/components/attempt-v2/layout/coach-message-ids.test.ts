import type { CoachRemark } from "@foothold/core/attempt";
import type { Comment } from "@foothold/core/classroom";
import type { RecoveryView } from "@foothold/core/recovery";
import { expect, test } from "vitest";
import { coachMessageIds, hasUnread } from "./coach-message-ids.ts";

type Said = Parameters<typeof coachMessageIds>[0];

const AT = "2026-03-02T10:00:00.000Z";
const recovery: RecoveryView = {
  ...{ id: "r1", status: "waiting", trigger: "offer", reason: "loop", goal: "" },
  ...{ stage: "mutation", iterations: 1, createdAt: AT, endedAt: null, branches: [] },
  shown: [],
  escalation: null,
  answers: [],
} as unknown as RecoveryView;

const step = (key: string, stage: RecoveryView["shown"][number]["stage"] = "mutation") =>
  ({ key, stage }) as RecoveryView["shown"][number];
const answers = [{ id: "a1", text: "Look there.", at: AT } as RecoveryView["answers"][number]];
const exchange = (kind: CoachRemark["kind"], text = "Look at the map.") =>
  ({ id: kind, kind, text }) as CoachRemark;

const said = (recovery: RecoveryView | null, more: Partial<Said> = {}): Said => ({
  ...{ attempt: { v2Step: "IMPLEMENT" }, recovery, comments: [] },
  story: { exchanges: [] } as unknown as Said["story"],
  ...more,
});
const exchanged = (...exchanges: CoachRemark[]): Partial<Said> => ({
  story: { exchanges } as unknown as Said["story"],
});

const before = said({ ...recovery, shown: [step("one")] });

test.each<[string, Said]>([
  ["another way in", said({ ...recovery, shown: [step("one"), step("two")] })],
  ["the same way in of another recovery", said({ ...recovery, id: "r2", shown: [step("one")] })],
  ["an instructor's answer", said({ ...recovery, answers })],
  [
    "an earlier answer in a recovery that was stopped",
    said({ ...recovery, status: "stopped", answers }),
  ],
  ["a comment", said(recovery, { comments: [{ id: "c1" } as Comment] })],
  ["the answer to a question", said(recovery, exchanged(exchange("question")))],
  ["what is said of a plan that was taken", said(recovery, exchanged(exchange("verdict")))],
])("%s is news", (_name, now) => {
  expect(hasUnread(coachMessageIds(now), coachMessageIds(before))).toBe(true);
});

test.each<[string, Said]>([
  ["what was there", before],
  ["the human's turn", said({ ...recovery, shown: [step("one"), step("h", "human")] })],
  ["a recovery that was stopped", said({ ...recovery, status: "stopped", shown: [step("two")] })],
  ["a question without an answer", said(recovery, exchanged(exchange("question", "")))],
  ["what the step shows itself", said(recovery, exchanged(exchange("failure")))],
  [
    "a plan that is still to be changed",
    said(recovery, { attempt: { v2Step: "PLAN" }, ...exchanged(exchange("verdict")) }),
  ],
])("%s is not", (_name, now) => {
  expect(hasUnread(coachMessageIds(now), coachMessageIds(before))).toBe(false);
});

test("what was seen is no news, whatever went since", () => {
  expect(hasUnread(coachMessageIds(said(null)), coachMessageIds(before))).toBe(false);
});
