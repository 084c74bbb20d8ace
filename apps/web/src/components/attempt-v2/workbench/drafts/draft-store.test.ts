import type { Draft } from "@foothold/core/attempt";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/browser/api-error.ts";
import { draftStore, RETRY_AFTER_MS, SAVE_AFTER_MS } from "./draft-store.ts";
import type { LocalDrafts } from "./local-drafts.ts";

const unreachable = () => new ApiError(0, { code: "unreachable", message: "No answer." });

/** A server that keeps drafts as the real one does, and can be down. */
function opened(drafts: Draft[] = [], kept: LocalDrafts = {}) {
  const server = new Map(drafts.map((draft) => [draft.field, draft]));
  const sent: string[][] = [];
  const local: LocalDrafts = { ...kept };
  const at = { down: false };
  const store = draftStore(drafts, {
    async send(typed) {
      if (at.down) throw unreachable();
      sent.push(typed.map(({ text }) => text ?? "nothing"));
      return typed.map(({ field, text, revision }) => {
        const found = server.get(field);
        if (found && found.revision !== revision) return found;
        const next = { field, text, revision: revision + 1, updatedAt: "" };
        server.set(field, next);
        return next;
      });
    },
    readLocal: () => ({ ...local }),
    writeLocal(field, entry) {
      if (entry) local[field] = entry;
      else delete local[field];
    },
    tellOtherTabs: () => undefined,
  });
  return { store, server, sent, local, at };
}

const aDraft = (text: string, revision = 1): Draft => ({
  field: "explanation",
  text,
  revision,
  updatedAt: "",
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a key is kept here at once and on the server within seconds, however long one types", async () => {
  const { store, sent, local } = opened();
  for (let key = 1; key <= 8; key++) {
    store.write("explanation", "x".repeat(key));
    expect(local.explanation?.text).toBe("x".repeat(key));
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS / 4);
  }
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.at(-1)).toEqual(["x".repeat(8)]);
  expect(local).toEqual({});
  expect(store.saveStatus().state).toBe("saved");
});

test("fields that wait together go together", async () => {
  const { store, sent } = opened();
  store.write("explanation", "one");
  store.write("constraints", "two");
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(sent).toEqual([["one", "two"]]);
});

test("while the server is down it collects, and saves once there is one again", async () => {
  const { store, server, local, at } = opened();
  at.down = true;
  store.write("explanation", "typed on a train");
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(store.saveStatus().state).toBe("failed");
  expect(local.explanation?.text).toBe("typed on a train");
  at.down = false;
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
  expect(server.get("explanation")?.text).toBe("typed on a train");
  expect(store.saveStatus().state).toBe("saved");
});

test("what the browser kept is taken up again and saved", async () => {
  const { store, server } = opened([], { explanation: { text: "half a sent", revision: 0 } });
  store.restore();
  expect(store.field("explanation").text).toBe("half a sent");
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get("explanation")?.text).toBe("half a sent");
});

test("a text that differs from the server's is not sent before it is chosen", async () => {
  const { store, server, sent } = opened([aDraft("here")]);
  server.set("explanation", aDraft("elsewhere", 2));
  store.write("explanation", "here and on");
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 3);
  expect(store.field("explanation")).toMatchObject({
    text: "here and on",
    other: { text: "elsewhere" },
  });
  expect(sent).toHaveLength(1);
  store.choose("explanation", "mine");
  await vi.advanceTimersByTimeAsync(0);
  expect(server.get("explanation")).toMatchObject({ text: "here and on", revision: 3 });
});

test("half a character does not keep the rest from being saved", async () => {
  const { store, server } = opened();
  store.write("explanation", "a\ud83d");
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(server.get("explanation")?.text).toBe("a\ufffd");
  expect(store.field("explanation")).toMatchObject({ text: "a\ud83d", dirty: false, other: null });
});

test.each([
  ["is given up", "Two numbers", null],
  ["stays, where more was typed meanwhile", "Two numbers, and", "Two numbers, and"],
  ["stays empty, where all was taken away meanwhile", "", ""],
])("a draft that was handed in %s", (_name, typed, expected) => {
  const { store } = opened();
  store.write("explanation", "Two numbers");
  store.write("explanation", typed);
  store.forget("explanation", "Two numbers");
  expect(store.field("explanation").text).toBe(expected);
});

test("what the server rendered stays known after this browser's text was restored", () => {
  const kept = { explanation: { text: "Typed before the reload", revision: 1, unanswered: [] } };
  const { store } = opened([aDraft("On the server")], kept);
  store.restore();
  expect(store.field("explanation").text).toBe("Typed before the reload");
  expect(store.renderedField("explanation").text).toBe("On the server");
  expect(store.renderedField("pattern").text).toBeNull();
});
