import type { ChatTodo } from "../../entities/chat/chat-reply.ts";
import type { PlanFacts, PlanStep } from "./plan-step.ts";

/** A model may not split a request into more parts than this. */
export const MAX_PLANNED_STEPS = 12;

/** The steps that a model made of a request: its todos, with the files and numbers that they name. */
export function readPlannedSteps(
  todos: readonly ChatTodo[],
  { files }: Pick<PlanFacts, "files">,
): PlanStep[] {
  const steps = todos.slice(0, MAX_PLANNED_STEPS).flatMap(({ text }, place): PlanStep[] => {
    const instruction = withoutNotes(text);
    if (instruction === "") return [];
    const named = bracketed(text, /\[([^[\]]{1,200})\]/g).map((path) => path.trim());
    const numbers = bracketed(text, /\(after ([\d, and]{1,60})\)/gi).map(Number);
    return [
      {
        instruction,
        contextFiles: files.filter((path) => named.includes(path)),
        constraints: [],
        work: { kind: "ask", questions: [instruction] },
        difficulty: /\(hard\)/i.test(text) ? "hard" : "simple",
        // A step may depend only on earlier ones, so there can be no cycle.
        dependsOn: numbers.map((number) => number - 1).filter((at) => at >= 0 && at < place),
      },
    ];
  });
  if (steps.length === 0) return [];
  const collect: PlanStep = {
    instruction: "Put the answers together.",
    contextFiles: [],
    constraints: [],
    work: { kind: "collect" },
    difficulty: "simple",
    dependsOn: steps.map((_, at) => at),
  };
  return [...steps, collect];
}

const withoutNotes = (text: string): string =>
  text
    .replaceAll(/\[[^[\]]{0,200}\]|\((?:after [\d, and]{1,60}|hard)\)/gi, "")
    .replaceAll(/\s+/g, " ")
    .trim();

function bracketed(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, inside]) => inside?.split(/,| and /) ?? []);
}
