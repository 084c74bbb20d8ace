import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { AppError } from "@foothold/core/errors";
import type { Runner, RunQueue, RunQueues, RunRequest, TraceRequest } from "@foothold/core/runs";
import type { Checkers } from "../compare/judge-result.ts";
import { driveRun } from "../drive/drive-run.ts";
import { driveTrace, untraced } from "../drive/drive-trace.ts";
import { didNotCompile, limitsOf, refuseSource } from "../drive/prepare-program.ts";
import { canFork } from "./fork/can-fork.ts";
import { openForkParent } from "./fork/fork-parent.ts";
import { type ForkServer, forkServer } from "./fork/fork-server.ts";
import { openLauncher } from "./launch/open-launcher.ts";
import { type Asked, fairQueue, ownWork } from "./pool/fair-queue.ts";
import { type WarmPool, warmPool } from "./pool/warm-pool.ts";
import { chooseConfinement } from "./process/confinement.ts";
import { canLimitData } from "./process/kernel-limit.ts";
import { openMemoryGroups } from "./process/memory-groups.ts";
import { reapOrphans } from "./process/reap-orphans.ts";
import {
  type Guards,
  type SandboxProcess,
  startSandbox,
  watchSandbox,
} from "./process/sandbox-process.ts";
import { watchMemory } from "./process/watch-memory.ts";
import type { Engine } from "./runtime/sandbox-command.ts";
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
  /** False: every sandbox is started anew, also where one could be copied. */
  forks?: boolean;
};
export type ServerRunnerStatus = RunQueue & {
  warm: Record<Engine, number>;
  /** Whether sandboxes are copies of a warmed one, which is far quicker, or are each started anew. */
  starts: Record<Engine, "copied" | "anew">;
  confinement: string;
  /**
   * Who ends a program that takes too much memory besides the watchdog process: the kernel, by a control group or by a
   * limit of the process, or nobody.
   */
  memoryLimit: "cgroup" | "kernel" | "watchdog";
  /** How many runs since the start were stopped for forged messages. */
  forgedRuns: number;
};
export type ServerRunner = Runner &
  RunQueues & {
    readonly confinement: string;
    status(): ServerRunnerStatus;
    close(): Promise<void>;
  };

export const defaultMaxWaiting = 1_024;
const engineOf = (language: RunRequest["language"]): Engine =>
  language === "python" ? "python" : "javascript";

export async function createServerRunner(options: ServerRunnerOptions = {}): Promise<ServerRunner> {
  let { folder } = await stageRuntime(options.cacheDir).catch((cause: unknown) => {
    throw new AppError("runner-unavailable", "The sandbox could not be set up.", { cause });
  });
  const confinement = chooseConfinement(folder, options.confinement);
  if (!confinement) throw new AppError("runner-unavailable", unconfined(options.confinement));

  reapOrphans(folder);
  const launcher = openLauncher();
  const watch = watchMemory();
  let forgedRuns = 0;
  const guards: Guards = {
    launcher,
    confinement,
    watch,
    hasKernelLimit: canLimitData(confinement),
    groups: openMemoryGroups(),
    onKernelRefused() {
      guards.hasKernelLimit = false;
    },
    onGroupRefused() {
      guards.groups = null;
    },
    onForged() {
      forgedRuns += 1;
    },
  };
  const cores = availableParallelism();
  const queue = fairQueue({
    maxRunning: options.maxRunning ?? cores,
    maxWaiting: options.maxWaiting ?? defaultMaxWaiting,
  });
  let isStaging = false;
  /** The engines may have been deleted while the server runs, as by a job that cleans `/tmp`: they are staged again. */
  function stageAgain(): void {
    if (isStaging || existsSync(folder)) return;
    isStaging = true;
    void stageRuntime(options.cacheDir)
      .then((staged) => {
        folder = staged.folder;
      })
      .catch(() => undefined)
      .finally(() => {
        isStaging = false;
      });
  }
  const forks = options.forks === false || !canFork() ? null : openForks();
  function openForks(): Record<Engine, ForkServer> {
    const open = (engine: Engine) => forkServer(() => openForkParent(engine, folder, guards));
    return { javascript: open("javascript"), python: open("python") };
  }
  function start(engine: Engine): SandboxProcess {
    const copy = forks?.[engine].start();
    if (copy) {
      const sandbox = watchSandbox(copy, guards);
      sandbox.ready.catch(() => forks?.[engine].failed());
      return sandbox;
    }
    const sandbox = startSandbox(engine, folder, guards);
    sandbox.ready.catch(stageAgain);
    return sandbox;
  }
  const pool = (engine: Engine): WarmPool =>
    warmPool(options.warm?.[engine] ?? cores, () => start(engine));
  const pools: Record<Engine, WarmPool> = {
    javascript: pool("javascript"),
    python: pool("python"),
  };
  const startsOf = (engine: Engine) => (forks?.[engine].isReady ? "copied" : "anew");
  const checkers = options.checkers ?? {};

  async function takeSandbox(request: RunRequest | TraceRequest): Promise<SandboxProcess> {
    const sandbox = await pools[engineOf(request.language)].take();
    await sandbox.allowMemory(limitsOf(request).memoryBytes);
    return sandbox;
  }
  const asked = (
    { requester = ownWork }: RunRequest | TraceRequest,
    signal: Asked["signal"],
    onWaiting: Asked["onWaiting"],
  ): Asked => ({ requester, ...(signal && { signal }), ...(onWaiting && { onWaiting }) });

  return {
    confinement: confinement.name,
    run(request, signal, onWaiting) {
      const tooLong = refuseSource(request);
      if (tooLong) return Promise.resolve(didNotCompile(request, tooLong));
      return queue.run(asked(request, signal, onWaiting), async () =>
        driveRun(await takeSandbox(request), request, checkers, signal),
      );
    },
    trace(request, signal, onWaiting) {
      const tooLong = refuseSource(request);
      if (tooLong) return Promise.resolve(untraced(tooLong));
      return queue.run(asked(request, signal, onWaiting), async () =>
        driveTrace(await takeSandbox(request), request, checkers, signal),
      );
    },
    queue: queue.queue,
    places: queue.places,
    status: () => ({
      ...queue.queue(),
      warm: { javascript: pools.javascript.ready, python: pools.python.ready },
      starts: { javascript: startsOf("javascript"), python: startsOf("python") },
      confinement: confinement.name,
      memoryLimit: memoryLimitOf(guards),
      forgedRuns,
    }),
    async close() {
      await Promise.all(Object.values(pools).map((each) => each.close()));
      await Promise.all(Object.values(forks ?? {}).map((each) => each.close()));
      watch.close();
      launcher.close();
    },
  };
}

const memoryLimitOf = ({ groups, hasKernelLimit }: Guards): ServerRunnerStatus["memoryLimit"] => {
  if (groups) return "cgroup";
  return hasKernelLimit ? "kernel" : "watchdog";
};

const unconfined = (wanted: string | undefined): string =>
  wanted === undefined
    ? "No sandbox can be started here."
    : `No sandbox can be started here with the confinement that is demanded: ${wanted}.`;
