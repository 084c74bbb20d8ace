import { join } from "node:path";
import { denoArguments } from "./deno-command.ts";
import { runtimeFiles } from "./runtime-files.ts";

export type Engine = "javascript" | "python";

/** How a sandbox is started. With arguments of a fork it is one that runs no program, and is copied instead. */
export function sandboxCommand(engine: Engine, folder: string, forkArgs: string[] = []): string[] {
  const forks = forkArgs.length > 0;
  if (engine === "javascript") {
    return denoArguments(folder, join(folder, runtimeFiles.javascript), { args: forkArgs, forks });
  }
  const pyodide = join(folder, runtimeFiles.pyodide);
  const snapshot = join(folder, runtimeFiles.snapshot);
  return denoArguments(folder, join(folder, runtimeFiles.python), {
    read: `${pyodide},${snapshot}`,
    args: [pyodide, snapshot, ...forkArgs],
    forks,
  });
}
