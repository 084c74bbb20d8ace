import type { TraceStep } from "@foothold/core/runs";

export type Repetition = { step: number; line: number; everySteps: number; variables: string[] };

/** How many places where a state comes back are looked at; a loop over equal values has many of them. */
const MOST_LOOKED_AT = 200;

/**
 * The first step whose whole state (line, calls, values, heap) comes back, and keeps coming back to the end of the recording. Once
 * is not enough: how far a `for` loop has come is not part of the state. Output is not either.
 */
export function findRepetition(steps: readonly TraceStep[]): Repetition | null {
  const states = steps.map(stateOf);
  const seen = new Map<string, number>();
  let lookedAt = 0;
  for (const [again, state] of states.entries()) {
    const before = seen.get(state);
    seen.set(state, again);
    if (before === undefined) continue;
    if (repeatsToTheEnd(states, before, again)) return describe(steps, before, again);
    lookedAt += 1;
    if (lookedAt === MOST_LOOKED_AT) return null;
  }
  return null;
}

/** At least one more whole round must have been recorded after the state came back. */
function repeatsToTheEnd(states: readonly string[], before: number, again: number): boolean {
  const round = again - before;
  if (states.length < again + round) return false;
  return states.every((state, at) => at < again || state === states[at - round]);
}

function stateOf({ line, event, globals, stack_to_render, heap }: TraceStep): string {
  const frames = stack_to_render.map(({ func_name, encoded_locals }) => [
    func_name,
    encoded_locals,
  ]);
  return JSON.stringify([line, event, globals, frames, heap]);
}

function describe(steps: readonly TraceStep[], first: number, again: number): Repetition | null {
  const step = steps[first];
  if (!step) return null;
  // The frame must be the same too: equal values in another call of the same line are not a loop.
  const frameBefore = step.stack_to_render.at(-1)?.frame_id;
  const frameAfter = steps[again]?.stack_to_render.at(-1)?.frame_id;
  if (frameBefore !== frameAfter) return null;
  const variables = step.stack_to_render.at(-1)?.ordered_varnames ?? [];
  return { step: first, line: step.line, everySteps: again - first, variables };
}
