import { availableParallelism } from "node:os";
import { AppError } from "@foothold/core/errors";
import type { Runner, RunRequest } from "@foothold/core/runs";
import type { Checkers } from "../compare/judge-result.ts";
import { driveRun } from "../drive/drive-run.ts";
import { driveTrace, untraced } from "../drive/drive-trace.ts";
import { didNotCompile, refuseSource } from "../drive/prepare-program.ts";
import { fairQueue } from "./pool/fair-queue.ts";
import { type WarmPool, warmPool } from "./pool/warm-pool.ts";
import { chooseConfinement } from "./process/confinement.ts";
import { reapOrphans } from "./process/reap-orphans.ts";
import { type Engine, startSandbox } from "./process/sandbox-process.ts";
import { stageRuntime } from "./runtime/stage-runtime.ts";

export type ServerRunnerOptions = {
  checkers?: Checkers;
  /** Where the engines are staged and the Python snapshot is kept; another user must be able to read it. */
  cacheDir?: string;
  maxRunning?: number;
  maxWaiting?: number;
  warm?: Partial<Record<Engine, number>>;
  /** One of `confinementNames`; by default the strongest that works here. */
  confinement?: string;
};
export type ServerRunner = Runner & {
  readonly confinement: string;
  status(): { waiting: number; running: number; warm: Record<Engine, number> };
  close(): Promise<void>;
};

export const defaultMaxWaiting = 256;
const engineOf = (language: RunRequest["language"]): Engine =>
  language === "python" ? "python" : "javascript";

export async function createServerRunner(options: ServerRunnerOptions = {}): Promise<ServerRunner> {
  const { folder } = await stageRuntime(options.cacheDir).catch((cause: unknown) => {
    throw new AppError("runner-unavailable", "The sandbox could not be set up.", { cause });
  });
  const confinement = chooseConfinement(folder, options.confinement);
  if (!confinement) throw new AppError("runner-unavailable", "No sandbox can be started here.");

  reapOrphans(folder);
  const cores = availableParallelism();
  const queue = fairQueue({
    maxRunning: options.maxRunning ?? cores,
    maxWaiting: options.maxWaiting ?? defaultMaxWaiting,
  });
  const pool = (engine: Engine): WarmPool =>
    warmPool(options.warm?.[engine] ?? cores, () => startSandbox(engine, folder, confinement));
  const pools: Record<Engine, WarmPool> = {
    javascript: pool("javascript"),
    python: pool("python"),
  };
  const checkers = options.checkers ?? {};

  return {
    confinement: confinement.name,
    run(request, signal) {
      const tooLong = refuseSource(request.code);
      if (tooLong) return Promise.resolve(didNotCompile(request, tooLong));
      const run = async () =>
        driveRun(await pools[engineOf(request.language)].take(), request, checkers, signal);
      return queue.run(request.requester ?? "", run, signal);
    },
    trace(request, signal) {
      const tooLong = refuseSource(request.code);
      if (tooLong) return Promise.resolve(untraced(tooLong));
      const trace = async () =>
        driveTrace(await pools[engineOf(request.language)].take(), request, checkers, signal);
      return queue.run(request.requester ?? "", trace, signal);
    },
    status: () => ({
      waiting: queue.waiting,
      running: queue.running,
      warm: { javascript: pools.javascript.ready, python: pools.python.ready },
    }),
    async close() {
      await Promise.all(Object.values(pools).map((each) => each.close()));
    },
  };
}
