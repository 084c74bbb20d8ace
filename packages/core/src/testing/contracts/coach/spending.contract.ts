import { expect, onTestFinished, test } from "vitest";
import type { CoachReplies, CoachReply } from "../../../ports/coach/coach-replies.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type AttemptStores, aStoredAttempt, minuteOf } from "../harness/attempt-harness.ts";

type Stores = AttemptStores & Pick<Deps, "spending" | "classes"> & { coachReplies: CoachReplies };

const YEAR_MINUTES = 525_600;

/**
 * What every implementation of `Spending` promises. Each test uses a year of its own, because they share a database.
 */
export function spendingContract(open: () => Promise<Stores>): void {
  let years = 0;

  async function opened() {
    const stores = await open();
    onTestFinished(() => stores.close());
    years += 1;
    const start = years * YEAR_MINUTES;
    const spend = async (attemptId: string, given: Partial<CoachReply> & { minute: number }) => {
      const { minute, ...part } = given;
      await stores.coachReplies.record({
        attemptId,
        call: "hint",
        promptId: "hint",
        promptVersion: 3,
        provider: "gemini",
        model: "model-1",
        inputTokens: 100,
        outputTokens: 10,
        cost: 0.5,
        tookMs: 1_250,
        verdict: "passed",
        fallbackReason: null,
        text: "What next?",
        at: minuteOf(-start + minute).toISOString(),
        ...part,
      });
    };
    const inClass = async (...userIds: string[]) => {
      const [id, teacher] = [stores.newId(), await stores.addPerson({ role: "instructor" })];
      const at = minuteOf(0).toISOString();
      const made = { id, name: `Class ${id}`, joinCode: id.slice(-8), createdAt: at };
      await stores.classes.create({ ...made, ownerId: teacher.id });
      for (const userId of userIds) {
        await stores.classes.addMember({ classId: id, userId, role: "learner", joinedAt: at });
      }
      return id;
    };
    return { ...stores, from: minuteOf(-start), spend, inClass };
  }

  test("replies of a day are summed up by model, call and reason; earlier ones do not count", async () => {
    const stores = await opened();
    const { id } = await aStoredAttempt(stores);
    await stores.spend(id, { minute: -1, cost: 100 });
    await stores.spend(id, { minute: 0 });
    await stores.spend(id, { minute: 1, fallbackReason: "timed-out", outputTokens: 0, cost: 0.25 });
    const rows = (await stores.spending.since(stores.from)).filter(
      ({ day }) => day === stores.from.toISOString().slice(0, 10),
    );
    const same = { day: rows[0]?.day, provider: "gemini", model: "model-1", call: "hint" };
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...same, fallbackReason: null, calls: 1, inputTokens: 100, outputTokens: 10, cost: 0.5 },
        {
          ...same,
          fallbackReason: "timed-out",
          calls: 1,
          inputTokens: 100,
          outputTokens: 0,
          cost: 0.25,
        },
      ]),
    );
  });

  test("a person's, their costliest class's and everybody's costs are told apart", async () => {
    const stores = await opened();
    const [mine, theirs] = [await aStoredAttempt(stores), await aStoredAttempt(stores)];
    await stores.inClass(mine.userId);
    const together = await stores.inClass(mine.userId, theirs.userId);
    const before = await stores.spending.spentBy(mine.userId, stores.from);
    await stores.spend(mine.id, { minute: 0, cost: 1 });
    await stores.spend(theirs.id, { minute: 0, cost: 2 });
    const spent = await stores.spending.spentBy(mine.userId, stores.from);
    expect(spent).toMatchObject({ person: 1, class: 3 });
    expect(spent.site - before.site).toBeCloseTo(3);
    const classes = await stores.spending.byClass(stores.from);
    expect(classes.find(({ id }) => id === together)).toMatchObject({ calls: 2, cost: 3 });
    const people = await stores.spending.byPerson(stores.from, 1_000);
    expect(people.find(({ id }) => id === theirs.userId)).toMatchObject({ calls: 1, cost: 2 });
    expect(await stores.spending.byPerson(stores.from, 1)).toHaveLength(1);
  });

  test("who asked no model has spent nothing", async () => {
    const stores = await opened();
    const { id } = await stores.addPerson();
    expect(await stores.spending.spentBy(id, stores.from)).toMatchObject({ person: 0, class: 0 });
  });
}
