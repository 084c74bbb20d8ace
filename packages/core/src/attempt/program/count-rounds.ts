import type { Language } from "../../entities/runs/language.ts";
import type { Trace, TraceStep } from "../../entities/runs/trace.ts";

export type TracedProgram = { code: string; language: Language; trace: Trace };

/** Where a call stands: the line, how often in a row it came to it, and whether it jumped back there. */
type Place = { line: number; visits: number; isBack: boolean };

/**
 * How many rounds the loops of a program made in a trace: its jumps back within a call, the repeated calls of a function
 * by a built-in method, and the calls of a function by itself. What a built-in function does inside is not in a trace.
 */
export function countRounds({ code, language, trace: { steps } }: TracedProgram): number {
  const lines = code.split("\n");
  const places = new Map<number, Place>();
  let rounds = 0;

  const leave = (call: number) => {
    const place = places.get(call);
    if (place) rounds += roundsAt(place, lines[place.line - 1] ?? "", language);
    places.delete(call);
  };

  for (const [index, step] of steps.entries()) {
    const call = step.stack_to_render.length;
    if (step.event === "call") rounds += roundsOfCall(steps, index);
    if (step.event === "return") leave(call);
    if (step.event !== "step_line") continue;
    const place = places.get(call);
    if (place?.line === step.line) place.visits += 1;
    else {
      const isBack = place !== undefined && step.line < place.line;
      leave(call);
      places.set(call, { line: step.line, visits: 1, isBack });
    }
  }
  for (const call of [...places.keys()]) leave(call);
  return rounds;
}

function roundsAt({ visits, isBack }: Place, line: string, language: Language): number {
  const jumped = isBack ? 1 : 0;
  // A whole loop on one line is visited again without a jump to another line.
  if (language === "python") return jumped + visits - 1;
  if (visits > 2) {
    // Once for the head and once for the body; `for (a; b; c)` twice more to begin and to end.
    const ends = /\bfor ?\([^;)]{0,200};/.test(line) ? 2 : 0;
    return jumped + Math.floor((visits - ends) / 2);
  }
  // The head of `for (… of …)` is not visited at the end, so its first visit is the first round.
  const isForOf = /\bfor\b/.test(line) && /\b(?:of|in)\b/.test(line);
  const isFirstRound = isForOf && !isBack && visits === 1;
  return isFirstRound ? 1 : jumped;
}

/** A built-in method calls a function again and again with nothing between; or a function calls itself. */
function roundsOfCall(steps: readonly TraceStep[], index: number): number {
  const step = steps[index];
  const before = steps[index - 1];
  if (!step || !before) return 0;
  const callers = step.stack_to_render.slice(0, -1);
  if (callers.some(({ func_name }) => func_name === step.func_name)) return 1;
  const isSame = before.event === "return" && before.func_name === step.func_name;
  if (!isSame) return 0;
  // A generator is called once more to find its end.
  const isGenerator = step.func_name === "<genexpr>";
  return isFirstRepeat(steps, index - 1) && !isGenerator ? 2 : 1;
}

/** Whether the call that ends at this step was the first of its series. */
function isFirstRepeat(steps: readonly TraceStep[], end: number): boolean {
  const depth = steps[end]?.stack_to_render.length;
  const begin = steps.findLastIndex(
    ({ event, stack_to_render }, at) =>
      at < end && event === "call" && stack_to_render.length === depth,
  );
  const before = steps[begin - 1];
  return !(before?.event === "return" && before.func_name === steps[end]?.func_name);
}
