import { granularities, type SubTaskPlan } from "../../../entities/subtasks/sub-task-plan.ts";
import type { SubTaskPlans } from "../../../ports/subtasks.ts";
import { isHeld } from "../../../subtasks/run/task-state.ts";
import type { ChatStore } from "../chat/chat-store.ts";

export function memorySubTaskPlans({ deleted }: Pick<ChatStore, "deleted">): SubTaskPlans {
  const plans = new Map<string, SubTaskPlan>();
  const touched = new Map<string, number>();
  const all = () => [...plans.values()].filter(({ plan }) => !deleted.has(plan.parentSessionId));
  return {
    async create(given) {
      plans.set(given.plan.id, structuredClone(given));
      touched.set(given.plan.id, new Date(given.plan.createdAt).getTime());
    },
    find: async (planId) => structuredClone(plans.get(planId) ?? null),
    newest: async (conversationId) =>
      structuredClone(
        all().findLast(({ plan }) => plan.parentSessionId === conversationId) ?? null,
      ),
    async update(planId, now, change) {
      const stored = plans.get(planId);
      if (!stored) return null;
      const others = all().filter(
        ({ plan }) => plan.userId === stored.plan.userId && plan.id !== planId,
      );
      const running = others.flatMap(({ tasks }) => tasks).filter((task) => isHeld(task, now));
      const changed = change(structuredClone(stored), { runningElsewhere: running.length });
      if (!changed) return structuredClone(stored);
      const after = { ...changed, plan: { ...changed.plan, version: stored.plan.version + 1 } };
      plans.set(planId, structuredClone(after));
      touched.set(planId, now.getTime());
      return structuredClone(after);
    },
    abandoned: async (before) =>
      all()
        .filter(({ plan }) => plan.status === "running")
        .filter(({ plan }) => (touched.get(plan.id) ?? 0) < before.getTime())
        .map(({ plan }) => plan.id),
    async truncations(shape) {
      return granularities.flatMap((granularity) => {
        const replies = all()
          .filter(({ plan }) => plan.shape === shape && plan.granularity === granularity)
          .flatMap(({ tasks }) => tasks)
          .filter(({ model, output }) => model !== null && output !== null);
        if (replies.length === 0) return [];
        const truncated = replies.filter(({ output }) => output?.truncated).length;
        return [{ granularity, tasks: replies.length, truncated }];
      });
    },
  };
}
