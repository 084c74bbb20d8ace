import { append, define, errorText, quote, slice } from "./primordials.ts";
import { traceHeap } from "./trace-heap.ts";

export const maxSteps = 1_000;
export const maxTraceChars = 1024 * 1024;
const maxStackFrames = 30;

type Variable = [name: string, read: () => unknown];
type Frame = {
  id: number;
  name: string;
  line: number;
  variables: readonly Variable[];
  hasReturned: boolean;
  returned: unknown;
};
/** Thrown to end a program whose recording is full. The program may catch it, so the host's timer continues. */
class TraceStop {}

type Event = "step_line" | "call" | "return" | "exception";

/** The functions that instrumented code calls. A step is sent as soon as it is recorded. */
export function installTracer(send: (messageJson: string) => void): {
  begin(): void;
  print(text: string): void;
} {
  const newSnapshot = traceHeap();
  const stack: Frame[] = [];
  let globals: readonly Variable[] = [];
  let nextId = 1;
  let steps = 0;
  let chars = 0;
  let isRecording = false;
  let isStopped = false;
  let stdout = "";
  let lastRaised: unknown = {};

  function cut(reason: "steps" | "bytes"): never {
    isRecording = false;
    isStopped = true;
    send(`{"kind":"trace-cut","reason":"${reason}"}`);
    throw new TraceStop();
  }

  function record(event: Event, frame: Frame, line: number, message?: string): void {
    if (isStopped) throw new TraceStop();
    if (!isRecording) return;
    frame.line = line;
    const snapshot = newSnapshot();
    const globalText = encodeVariables(globals, snapshot.encodeValue);
    let frames = "";
    const first = stack.length > maxStackFrames ? stack.length - maxStackFrames : 0;
    for (let index = first; index < stack.length; index++) {
      const shown = stack[index] as Frame;
      const isCurrent = shown === frame;
      const locals = encodeVariables(
        shown.variables,
        snapshot.encodeValue,
        shown.hasReturned && isCurrent ? { value: shown.returned } : undefined,
      );
      frames += `${frames && ","}{"func_name":${quote(shown.name)},"is_parent":false,"frame_id":${shown.id},"parent_frame_id_list":[],"encoded_locals":${locals.values},"ordered_varnames":${locals.names},"is_zombie":false,"is_highlighted":${isCurrent},"unique_hash":"f${shown.id}"}`;
    }
    const text = `{"kind":"step","step":{"line":${line},"event":"${event}","func_name":${quote(frame.name)},"globals":${globalText.values},"ordered_globals":${globalText.names},"stack_to_render":[${frames}],"heap":${snapshot.heapText()},"stdout":${quote(stdout)}${message === undefined ? "" : `,"exception_msg":${quote(message)}`}}}`;
    chars += text.length;
    if (chars > maxTraceChars) cut("bytes");
    send(text);
    steps += 1;
    if (steps >= maxSteps) cut("steps");
  }

  function leave(frame: Frame): void {
    for (let index = stack.length - 1; index >= 0; index--) {
      if (stack[index] === frame) {
        stack.length = index;
        return;
      }
    }
  }

  const tracer = {
    globals(variables: readonly Variable[]): void {
      globals = variables;
    },
    enter(name: string, line: number, variables: readonly Variable[]): Frame {
      const frame: Frame = {
        id: nextId++,
        name,
        line,
        variables,
        hasReturned: false,
        returned: undefined,
      };
      append(stack, frame);
      record("call", frame, line);
      return frame;
    },
    line(frame: Frame, line: number, variables: readonly Variable[]): void {
      frame.variables = variables;
      record("step_line", frame, line);
    },
    give(frame: Frame, line: number, value: unknown): unknown {
      frame.hasReturned = true;
      frame.returned = value;
      frame.line = line;
      return value;
    },
    raise(frame: Frame, error: unknown): unknown {
      if (error instanceof TraceStop) return error;
      if (lastRaised !== error) record("exception", frame, frame.line, describe(error));
      lastRaised = error;
      frame.hasReturned = false;
      return error;
    },
    leave(frame: Frame, hasRaised: boolean): void {
      try {
        if (!hasRaised) {
          frame.hasReturned = true;
          record("return", frame, frame.line);
        }
      } finally {
        leave(frame);
      }
    },
    pause(frame: Frame, value: unknown): unknown {
      leave(frame);
      return value;
    },
    resume(frame: Frame, value: unknown): unknown {
      append(stack, frame);
      return value;
    },
  };
  define(globalThis, "__trace", {
    value: tracer,
    writable: false,
    enumerable: false,
    configurable: true,
  });
  return {
    begin() {
      isRecording = true;
    },
    print(text) {
      if (stdout.length < 10_000) stdout += text;
    },
  };
}

function encodeVariables(
  variables: readonly Variable[],
  encodeValue: (value: unknown) => string,
  returned?: { value: unknown },
): { values: string; names: string } {
  let values = "";
  let names = "";
  const add = (name: string, value: unknown): void => {
    values += `${values && ","}${quote(name)}:${encodeValue(value)}`;
    names += `${names && ","}${quote(name)}`;
  };
  for (let index = 0; index < variables.length; index++) {
    const variable = variables[index] as Variable;
    let value: unknown;
    try {
      value = variable[1]();
    } catch {
      continue;
    }
    add(variable[0], value);
  }
  if (returned) add("__return__", returned.value);
  return { values: `{${values}}`, names: `[${names}]` };
}

function describe(error: unknown): string {
  try {
    return slice(
      typeof error === "object" && error !== null
        ? errorText(error as Error)
        : `${error as string}`,
      0,
      1_000,
    );
  } catch {
    return "An error";
  }
}
