import { randomUUID } from "node:crypto";
import { sendMessage } from "@foothold/core/chat";
import type { Coach } from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import { connect } from "../connect.ts";
import { postgresRepositories } from "../repositories.ts";

/** Sends a message, says when the beginning of a reply was shown, and never ends: for a test that kills it. */
const [, , url = "", userId = "", conversationId = ""] = process.argv;
const lesson = {
  ...{ id: "a-lesson", patternId: "a-pattern", title: "A lesson", minutes: 3 },
  ...{ sections: [{ heading: "One", text: "Words.", pictures: [], code: null }], checks: [] },
};
const converse: Coach["converse"] = async ({ listener }) => {
  listener?.onRawText?.('{"summary": "Look at line 2.", "todos": [{"text": "SECRET');
  listener?.onReply?.({ summary: "Look at line 2." });
  return new Promise(() => {});
};
const repositories = postgresRepositories(connect(url, { max: 3 }));
const parts: Pick<Deps, "clock" | "newId" | "alarm" | "lessons" | "patterns" | "failures"> = {
  clock: { now: () => new Date() },
  newId: () => randomUUID(),
  alarm: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
  lessons: { list: async () => [], find: async () => lesson, cards: async () => [] },
  patterns: { list: async () => [], find: async () => null },
  failures: { note: () => {}, counts: () => [] },
};
// A lesson needs neither problems nor the other things that a coach can do.
const rest = {
  coach: { converse } as Coach,
  problems: {} as Deps["problems"],
  runner: {} as Deps["runner"],
};
const input = { conversationId, message: "Why does it fail?", isAutomatic: false };
const actor = { userId, role: "learner", requestId: "request" } as const;
await sendMessage({ ...repositories, ...parts, ...rest }, input, actor, {
  emit: (part) => part.type === "reply" && process.send?.("shown"),
  signal: new AbortController().signal,
});
