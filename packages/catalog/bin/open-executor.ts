import type { Runner } from "@foothold/core/runs";
import { createServerRunner } from "@foothold/runner/server";
import { type Executor, patientExecutor, sandboxExecutor } from "../src/check/index.ts";
import type { Catalog } from "../src/index.ts";

export function withExecutor<Result>(
  catalog: Catalog,
  work: (execute: Executor) => Promise<Result>,
): Promise<Result> {
  return withRunner(catalog, (runner) => work(patientExecutor(sandboxExecutor(runner))));
}

export async function withRunner<Result>(
  catalog: Catalog,
  work: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const runner = await createServerRunner({
    checkers: catalog.checkers(),
    warm: { javascript: 1, python: 1 },
  });
  try {
    return await work(runner);
  } finally {
    await runner.close();
  }
}
