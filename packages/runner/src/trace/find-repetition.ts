import type { TraceStep } from "@foothold/core/runs";

export type Repetition = { step: number; line: number; everySteps: number; variables: string[] };

/**
 * The first step whose whole state (line, calls, values, heap) comes back later: from there the program can only loop.
 * Output is not part of the state.
 */
export function findRepetition(steps: readonly TraceStep[]): Repetition | null {
  const seen = new Map<string, number>();
  for (const [index, step] of steps.entries()) {
    const state = stateOf(step);
    const before = seen.get(state);
    if (before === undefined) seen.set(state, index);
    else return describe(steps, before, index);
  }
  return null;
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
