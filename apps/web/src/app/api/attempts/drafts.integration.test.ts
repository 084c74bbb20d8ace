import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

describe("drafts over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());

  const save = (id: string, draft: Record<string, unknown>, by = learner) =>
    by.send("PUT", `/api/attempts/${id}/drafts`, { drafts: [draft] });
  const half = { field: "explanation", text: "Two numbers that", revision: 0 };

  test("what one device typed, another one finds, and the attempt is as it was", async () => {
    const id = await learner.start();
    const { version } = await learner.attempt(id);
    expect(await save(id, half)).toMatchObject({
      status: 200,
      body: { drafts: [{ revision: 1 }] },
    });
    const { body } = await learner.send("GET", `/api/attempts/${id}/drafts`);
    expect(body.drafts).toMatchObject([{ ...half, revision: 1 }]);
    expect((await learner.attempt(id)).version).toBe(version);
  });

  test("a second device that has not seen it is given the text that is there", async () => {
    const id = await learner.start();
    await save(id, half);
    expect(await save(id, { ...half, text: "Another text" })).toMatchObject({
      status: 200,
      body: { drafts: [{ text: "Two numbers that", revision: 1 }] },
    });
  });

  test.each([
    ["no field", { ...half, field: "" }, "drafts.0.field"],
    ["an endless text", { ...half, text: "x".repeat(10_001) }, "drafts.0.text"],
    ["an endless revision", { ...half, revision: 2_147_483_647 }, "drafts.0.revision"],
    ["no revision", { field: "a", text: "b" }, "drafts.0.revision"],
  ])("%s is refused by name", async (_what, draft, field) => {
    const { status, body } = await save(await learner.start(), draft);
    expect(status).toBe(422);
    expect(body.error.details.fields).toMatchObject([{ field }]);
  });

  test("nobody writes into another's attempt", async () => {
    const stranger = await app.learner();
    expect((await save(await learner.start(), half, stranger)).status).toBe(404);
  });
});
