import { createServerRunner } from "@foothold/runner/server";
import { type Executor, patientExecutor, sandboxExecutor } from "../src/check/index.ts";
import type { Catalog } from "../src/index.ts";

export async function withExecutor<Result>(
  catalog: Catalog,
  work: (execute: Executor, confinement: string) => Promise<Result>,
): Promise<Result> {
  const runner = await createServerRunner({
    checkers: catalog.checkers(),
    warm: { javascript: 1, python: 1 },
  });
  try {
    return await work(patientExecutor(sandboxExecutor(runner)), runner.confinement);
  } finally {
    await runner.close();
  }
}
