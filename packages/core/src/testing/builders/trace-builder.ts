import type { Trace, TraceEncoded, TraceFrame, TraceStep } from "../../entities/runs/trace.ts";

type Given = Partial<Pick<TraceStep, "event" | "heap">> & { name?: string; frame?: number };

/** A step of a trace in which the innermost call holds these variables. */
export function aTraceStep(
  line: number,
  variables: Record<string, TraceEncoded>,
  { event = "step_line", heap = {}, name = "solve", frame = 1 }: Given = {},
): TraceStep {
  return {
    line,
    event,
    func_name: name,
    globals: {},
    ordered_globals: [],
    stack_to_render: [aTraceFrame(name, frame, variables)],
    heap,
    stdout: "",
  };
}

export function aTraceFrame(
  name: string,
  frame: number,
  variables: Record<string, TraceEncoded>,
): TraceFrame {
  return {
    func_name: name,
    is_parent: false,
    frame_id: frame,
    parent_frame_id_list: [],
    encoded_locals: variables,
    ordered_varnames: Object.keys(variables),
    is_zombie: false,
    is_highlighted: true,
    unique_hash: `${name}_${frame}`,
  };
}

export function aTrace(steps: readonly TraceStep[], given: Partial<Trace> = {}): Trace {
  return {
    steps: [...steps],
    cut: null,
    result: { kind: "returned", value: null },
    divergence: null,
    ...given,
  };
}
