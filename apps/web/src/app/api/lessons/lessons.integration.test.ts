import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

const lesson = "/api/lessons/hash-map-bite";
const ownWords =
  "You look the plate up under its own number instead of reading the log, and you ask before you write it down.";

describe("lessons and recall with the real catalogue and scheduler", () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  async function learner() {
    const { cookie } = await app.signUp();
    return async (method: string, path: string, body?: object) => {
      const response = await app.call(method, path, { cookie, ...(body && { body }) });
      return { status: response.status, body: await response.json() };
    };
  }

  test("a lesson is read, its checks answered and completed, and its cards are due", async () => {
    const send = await learner();
    const read = await send("GET", lesson);
    expect(read.body.lesson).toMatchObject({ id: "hash-map-bite", patternId: "hash-map" });
    expect(JSON.stringify(read.body)).not.toMatch(/feedback"|"right"/);
    expect((await send("GET", "/api/recall")).body).toMatchObject({ due: 0, total: 0 });

    const wrong = await send("POST", `${lesson}/checks`, { check: 0, choice: 0 });
    expect(wrong.body).toMatchObject({ right: false, completed: false, tries: 1 });
    await send("POST", `${lesson}/checks`, { check: 0, choice: 1 });
    const last = await send("POST", `${lesson}/checks`, { check: 1, choice: 2 });
    expect(last.body).toMatchObject({ right: true, completed: true });

    const listed = await send("GET", "/api/lessons");
    const done = listed.body.lessons.filter(
      ({ completedAt }: { completedAt: string | null }) => completedAt !== null,
    );
    expect(done).toMatchObject([{ id: "hash-map-bite" }]);
    const recall = await send("GET", "/api/recall");
    expect(recall.body).toMatchObject({ due: 5, total: 5 });
    expect(recall.body.cards[0]).toMatchObject({ patternName: "Hash map", isNew: true });
  });

  test("a card is helped with, recapped and rated, once", async () => {
    const send = await learner();
    await send("POST", `${lesson}/checks`, { check: 0, choice: 1 });
    await send("POST", `${lesson}/checks`, { check: 1, choice: 2 });
    await send("GET", "/api/recall");
    const card = "/api/recall/hash-map-order";
    const rescue = await send("POST", `${card}/stuck`, { action: "rescue" });
    expect(rescue.body).toMatchObject({ requiresRecap: true, isFallback: false });
    const rating = { rating: "good", version: 1 };
    const early = await send("POST", `${card}/review`, rating);
    expect([early.status, early.body.error.code]).toEqual([409, "recap-required"]);
    const text =
      "If you put an entry in before you look, the lookup may meet the very same entry. So you look at the older ones first.";
    expect((await send("POST", `${card}/stuck/recap`, { text })).body.accepted).toBe(true);
    const rated = await send("POST", `${card}/review`, rating);
    expect(rated.body).toMatchObject({ due: 4, total: 5 });
    const twice = await send("POST", `${card}/review`, rating);
    expect([twice.status, twice.body.error.code]).toEqual([409, "stale-version"]);
  });

  test("after a rescue a lesson waits for the recap", async () => {
    const send = await learner();
    const rescue = await send("POST", `${lesson}/stuck`, { action: "rescue" });
    expect(rescue.body).toMatchObject({ action: "rescue", requiresRecap: true });
    await send("POST", `${lesson}/checks`, { check: 0, choice: 1 });
    const last = await send("POST", `${lesson}/checks`, { check: 1, choice: 2 });
    expect(last.body).toMatchObject({ right: true, completed: false, recapRequired: true });
    const pasted = await send("POST", `${lesson}/stuck/recap`, { text: rescue.body.response });
    expect(pasted.body).toMatchObject({ accepted: false, recapRequired: true });
    const told = await send("POST", `${lesson}/stuck/recap`, { text: ownWords });
    expect(told.body).toMatchObject({ accepted: true, recapRequired: false });
    expect((await send("GET", lesson)).body.progress.completedAt).not.toBeNull();
  });

  test("nobody sees the progress or the deck of anybody else", async () => {
    const [one, other] = [await learner(), await learner()];
    await one("POST", `${lesson}/checks`, { check: 0, choice: 1 });
    await one("POST", `${lesson}/checks`, { check: 1, choice: 2 });
    await one("GET", "/api/recall");
    expect((await other("GET", lesson)).body.progress.answers).toEqual([]);
    expect((await other("GET", "/api/recall")).body.total).toBe(0);
    const foreign = await other("POST", "/api/recall/hash-map-order/review", {
      rating: "good",
      version: 1,
    });
    expect(foreign.status).toBe(404);
  });

  test.each([
    ["POST", `${lesson}/checks`, { check: 9, choice: 0 }, "check"],
    ["POST", `${lesson}/checks`, { check: 0, choice: -1 }, "choice"],
    ["POST", `${lesson}/stuck`, { action: "solve" }, "action"],
    ["POST", `${lesson}/stuck/recap`, { text: "  " }, "text"],
    ["POST", "/api/recall/hash-map-order/review", { rating: "perfect", version: 1 }, "rating"],
    ["POST", "/api/recall/hash-map-order/review", { rating: "good" }, "version"],
  ])("%s %s with %j is refused by the field's name", async (method, path, body, field) => {
    const send = await learner();
    const answer = await send(method, path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.fields[0].field).toBe(field);
  });

  test("what does not exist is not found", async () => {
    const send = await learner();
    expect((await send("GET", "/api/lessons/no-such-bite")).status).toBe(404);
    const body = { action: "nudge" };
    expect((await send("POST", "/api/recall/no-such-card/stuck", body)).status).toBe(404);
  });
});
