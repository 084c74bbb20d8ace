import type { ProgramError, RunRequest, RunValue, TestOutcome } from "../../entities/runs/run.ts";
import type { Trace } from "../../entities/runs/trace.ts";
import { AppError } from "../../errors.ts";
import type { Runner } from "../../ports/runs.ts";

export type FakeRunner = Runner & {
  breakDown(error: Error | null): void;
  /** Runs once while the next program does: the place for what happens meanwhile. */
  meanwhile(happens: () => Promise<void>): void;
};

type Program = (...args: RunValue[]) => RunValue;

/** Runs trusted JavaScript in place: no sandbox, no limits, no other language. */
export function fakeRunner(): FakeRunner {
  let broken: Error | null = null;
  let happens: (() => Promise<void>) | null = null;
  return {
    meanwhile: (what) => {
      happens = what;
    },
    breakDown: (error) => {
      broken = error;
    },
    async run(request, signal) {
      if (broken) throw broken;
      const once = happens;
      happens = null;
      await once?.();
      if (signal?.aborted) throw new AppError("run-cancelled", "Nobody waits any more.");
      const measured = { timeMs: 0, peakMemoryBytes: 0 };
      const compiled = compile(request);
      if (!compiled.ok) {
        const tests = request.tests.map((_, index) => outcome(request, index, "not-run"));
        return { status: "did-not-compile", error: compiled.error, tests, ...measured };
      }
      const tests = request.tests.map((_, index) => runTest(compiled.program, request, index));
      const passed = tests.every(({ status }) => status === "passed");
      return { status: passed ? "passed" : "failed", tests, ...measured };
    },
    async trace({ language, code, entryPoint, args }) {
      if (broken) throw broken;
      const compiled = compile({ language, code, entryPoint });
      if (!compiled.ok) {
        return traced({ kind: "did-not-compile", error: compiled.error });
      }
      try {
        const value = compiled.program(...structuredClone(args));
        return traced({ kind: "returned", value: value ?? null });
      } catch (error) {
        return traced({ kind: "raised", error: programError(error) });
      }
    },
  };
}

const traced = (result: Trace["result"]): Trace => ({
  steps: [],
  cut: null,
  result,
  divergence: null,
});

function compile({ code, entryPoint }: Pick<RunRequest, "language" | "code" | "entryPoint">) {
  try {
    const program = new Function(`${code}\nreturn ${entryPoint};`)() as Program;
    return { ok: true, program } as const;
  } catch (error) {
    return { ok: false, error: programError(error) } as const;
  }
}

function runTest(program: Program, request: RunRequest, index: number): TestOutcome {
  const { args = [], expected = null } = request.tests[index] ?? {};
  try {
    const actual = program(...structuredClone(args)) ?? null;
    const same = JSON.stringify(actual) === JSON.stringify(expected);
    return { ...outcome(request, index, same ? "passed" : "failed"), actual };
  } catch (error) {
    return { ...outcome(request, index, "errored"), error: programError(error) };
  }
}

function outcome(request: RunRequest, index: number, status: TestOutcome["status"]): TestOutcome {
  return {
    index,
    status,
    hidden: request.tests[index]?.hidden ?? false,
    stdout: "",
    stdoutTruncated: false,
    timeMs: 0,
    peakMemoryBytes: 0,
  };
}

function programError(error: unknown): ProgramError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { type: name, message, frames: [] };
}
