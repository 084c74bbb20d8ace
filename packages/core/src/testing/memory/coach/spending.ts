import type { CoachReply } from "../../../ports/coach/coach-replies.ts";
import type { NamedSpending, Spending, SpendingRow } from "../../../ports/coach/spending.ts";

type Given = {
  recorded(): readonly CoachReply[];
  ownerOf(attemptId: string): Promise<{ id: string; name: string }>;
  /** The classes in which the person is a learner. */
  classesOf(userId: string): Promise<readonly { id: string; name: string }[]>;
};

export function memorySpending({ recorded, ownerOf, classesOf }: Given): Spending {
  const since = (from: Date) => recorded().filter(({ at }) => at >= from.toISOString());

  async function sumBy(
    from: Date,
    namesOf: (reply: CoachReply) => Promise<readonly { id: string; name: string }[]>,
  ): Promise<NamedSpending[]> {
    const sums = new Map<string, NamedSpending>();
    for (const reply of since(from)) {
      for (const { id, name } of await namesOf(reply)) {
        const sum = sums.get(id) ?? { id, name, calls: 0, cost: 0 };
        sums.set(id, { ...sum, calls: sum.calls + 1, cost: sum.cost + reply.cost });
      }
    }
    return [...sums.values()].sort((one, other) => other.cost - one.cost);
  }
  const byPerson = (from: Date) => sumBy(from, async ({ attemptId }) => [await ownerOf(attemptId)]);
  const byClass = (from: Date) =>
    sumBy(from, async ({ attemptId }) => classesOf((await ownerOf(attemptId)).id));

  return {
    since: async (from) => since(from).map(rowOf),
    byClass,
    byPerson: async (from, limit) => (await byPerson(from)).slice(0, limit),
    async spentBy(userId, from) {
      const own = new Set((await classesOf(userId)).map(({ id }) => id));
      const costs = (await byClass(from)).filter(({ id }) => own.has(id)).map(({ cost }) => cost);
      return {
        person: (await byPerson(from)).find(({ id }) => id === userId)?.cost ?? 0,
        class: Math.max(0, ...costs),
        site: since(from).reduce((sum, { cost }) => sum + cost, 0),
      };
    },
  };
}

function rowOf({ at, provider, model, call, fallbackReason, ...reply }: CoachReply): SpendingRow {
  const { inputTokens, outputTokens, cost } = reply;
  const sum = { calls: 1, inputTokens, outputTokens, cost };
  return { day: at.slice(0, 10), provider, model, call, fallbackReason, ...sum };
}
