import { replay } from "@foothold/core/attempt";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Learner, type PracticeApp, startPracticeApp } from "../../../testing/practice.ts";

const WRITERS = 50;
/** Of whom each comes again after every win of another, which makes hundreds of writes. */
const INSISTENT = 20;

describe("many tabs write the same attempt at once", () => {
  let app: PracticeApp;
  let learner: Learner;
  beforeAll(async () => {
    app = await startPracticeApp();
    learner = await app.learner();
  });
  afterAll(() => app.stop());

  const textOf = (writer: number) => `// written by tab ${writer}\n`;

  test("of 50 that save over the same version exactly one wins, the others are told the present one", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { version } = await learner.attempt(id);
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        learner.move(id, "code", { code: textOf(writer), version }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers[winner]?.body.version).toBe(version + 1);
    const losers = answers.filter((_, writer) => writer !== winner);
    expect(losers).toHaveLength(WRITERS - 1);
    for (const { status, body } of losers) {
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        code: "stale-version",
        details: { version: version + 1 },
      });
    }
    expect(await learner.attempt(id)).toMatchObject({
      code: textOf(winner),
      version: version + 1,
    });
  });

  test("who loses keeps its text and sends it again, until each has won one version", async () => {
    const id = await learner.reach("IMPLEMENT");
    const first = (await learner.attempt(id)).version;
    async function insist(writer: number): Promise<number> {
      let version = first;
      for (;;) {
        const { status, body } = await learner.move(id, "code", { code: textOf(writer), version });
        if (status === 200) return body.version;
        expect(body.error.code).toBe("stale-version");
        version = body.error.details.version;
      }
    }
    const won = await Promise.all(Array.from({ length: INSISTENT }, (_, writer) => insist(writer)));
    const expected = Array.from({ length: INSISTENT }, (_, i) => first + 1 + i);
    expect(won.toSorted((one, other) => one - other)).toEqual(expected);
    const { items } = await app.deps().attempts.events(id, { limit: 200 });
    expect(replay(items)).toEqual(await app.deps().attempts.find(id));
  }, 120_000);

  test("of 50 that ask for the last hints at once no more are given than there are", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { hintBudget } = await learner.attempt(id);
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, () => learner.move(id, "implement/hint")),
    );
    const given = answers.filter(({ status }) => status === 200).length;
    expect(given).toBeGreaterThan(0);
    expect(await learner.attempt(id)).toMatchObject({ hintsUsedCount: given, hintBudget });
    const refused = answers.filter(({ status }) => status !== 200);
    const codes = new Set(refused.map(({ body }) => body.error.code));
    expect(
      [...codes].filter((code) => !["stale-version", "hint-budget-spent"].includes(code)),
    ).toEqual([]);
  });

  test("a write to the wrong version of another tab loses nothing of the one that won", async () => {
    const id = await learner.reach("IMPLEMENT");
    const { version } = await learner.attempt(id);
    await learner.move(id, "code", { code: "first\n", version });
    const late = await learner.move(id, "implement/submit", { code: "late\n", version });
    expect(late).toMatchObject({ status: 409, body: { error: { code: "stale-version" } } });
    expect(await learner.attempt(id)).toMatchObject({ code: "first\n", v2Step: "IMPLEMENT" });
  });
});
