import { emptyReply, type FileChange } from "../../entities/chat/chat-reply.ts";
import { defaultSettings } from "../../entities/people/settings.ts";
import type { ChatRequest } from "../../ports/coach/converse.ts";
import { startConversation } from "../../use-cases/chat/start-conversation.ts";
import { viewConversation } from "../../use-cases/chat/view-conversation.ts";
import { planRequest } from "../../use-cases/subtasks/plan-request.ts";
import { viewNewestPlan } from "../../use-cases/subtasks/view-plan.ts";
import { atStep } from "../attempt-tests.ts";
import { manualClock } from "../clock.ts";
import { memoryDeps } from "../memory/deps.ts";

export const lineByLine = "Go through my code line by line";
const code = "function add(a, b) {\n  const sum = a - b;\n  return sum;\n}";
const call = { provider: "ollama", model: "small", inputTokens: 10, outputTokens: 5 } as const;

/** A learner at IMPLEMENT with four lines of code, and a coach that answers as it is told. */
export async function openedForPlans({ hasModel = false } = {}) {
  const clock = manualClock();
  const deps = memoryDeps({ clock });
  const at = await atStep("IMPLEMENT", { deps });
  const stored = deps.attemptStore.attempts.get(at.attemptId);
  if (stored) Object.assign(stored, { code });
  const { actor } = at;
  if (hasModel) {
    deps.models = { ...deps.models, configured: () => ["small", "large"] };
    deps.settings.find = async () => ({ ...defaultSettings, name: "", coachProvider: "ollama" });
  }
  const unit = { unitType: "SolveProblem", unitId: at.attemptId } as const;
  const { id: conversationId } = await startConversation(deps, unit, actor);
  const asked: ChatRequest[] = [];
  const builtIn = deps.builtInCoach;
  deps.builtInCoach = { ...builtIn };
  const answers = {
    fails: 0,
    isSpent: false,
    todos: [] as string[],
    changes: (_: number): FileChange[] => [],
  };
  const { converse } = deps.coach;
  deps.coach.converse = async (given) => {
    if (!given.specialist) return converse(given);
    asked.push(given);
    const place = asked.length;
    if (answers.isSpent) {
      return { ...(await converse(given)), isFallback: true, fallbackReason: "budget-spent" };
    }
    if (answers.fails-- > 0) {
      const failed = await converse(given);
      return { ...failed, spent: [call], isFallback: true, fallbackReason: "unavailable" };
    }
    return {
      ...(await converse(given)),
      reply: {
        ...emptyReply,
        summary: `Said ${place}.`,
        fileChanges: answers.changes(place),
        todos: answers.todos.map((text) => ({ text, completed: false })),
      },
      answeredBy: { provider: "ollama", model: "small" },
      spent: [call],
    };
  };
  const plan = async (message = lineByLine) => {
    const made = (await planRequest(deps, { conversationId, message, isAsked: false }, actor)).plan;
    if (!made) throw new Error("no plan");
    return made;
  };
  const view = async () => (await viewNewestPlan(deps, { conversationId }, actor)).plan;
  const said = async () =>
    (await viewConversation(deps, { conversationId, limit: 10 }, actor)).exchanges.items;
  return { ...at, deps, clock, conversationId, asked, answers, plan, view, said };
}
