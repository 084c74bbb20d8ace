import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { connect, databaseFailure, postgresRepositories } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import { fsrsScheduler } from "@foothold/adapter-fsrs";
import { settleAbandoned } from "@foothold/core/chat";
import {
  authoredCoach,
  type CoachReplies,
  type CoachTools,
  chosenCoach,
  openLibrary,
  type ReadLongReply,
} from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import { loadOnce } from "@foothold/core/load-once";
import {
  advanceRecovery,
  authoredVoices,
  chooseVoices,
  enqueueDueRecoveries,
  withRecoveryJobs,
} from "@foothold/core/recovery";
import type { BrowserAssets } from "@foothold/runner/browser/assets";
import { betterAuthAccounts } from "./auth/accounts.ts";
import { type Auth, createAuth } from "./auth/auth.ts";
import { authDatabase } from "./auth/auth-database.ts";
import { env } from "./env.ts";
import { coachHealth } from "./lazy-adapters/coach-health.ts";
import { lazyJobs } from "./lazy-adapters/lazy-jobs.ts";
import { lazyModels } from "./lazy-adapters/lazy-models.ts";
import { lazyPort } from "./lazy-adapters/lazy-port.ts";
import { lazyReadings } from "./lazy-adapters/lazy-readings.ts";
import { lazyRunner } from "./lazy-adapters/lazy-runner.ts";
import { createLog, type Log } from "./log/create-log.ts";

export type AppDeps = Deps & {
  auth: Auth;
  log: Log;
  coachReplies: CoachReplies;
  /** The engines for learners' browsers, built by the first request. */
  browserAssets: () => Promise<BrowserAssets>;
  /** Starts the runner ahead of its first use; rejects where it cannot start. */
  startRunner(): Promise<void>;
  /** Takes jobs until `close`. */
  startWorkers(): Promise<void>;
  close(): Promise<void>;
};

// Next loads this module more than once (pages, routes, hot reload); the pool must be one.
const shared = globalThis as typeof globalThis & { footholdDeps?: AppDeps };

/** The composition root: the only place that knows which parts are behind the ports. */
export function deps(): AppDeps {
  shared.footholdDeps ??= compose();
  return shared.footholdDeps;
}

export async function closeDeps(): Promise<void> {
  const open = shared.footholdDeps;
  delete shared.footholdDeps;
  await open?.close();
}

function compose(): AppDeps {
  const connection = connect(env().DATABASE_URL, { max: env().DATABASE_POOL_SIZE });
  const repositories = postgresRepositories(connection);
  const database = authDatabase({ db: connection.db, schema, failure: databaseFailure });
  const auth = createAuth(database, env());
  const log = createLog(env().LOG_LEVEL);
  const runner = lazyRunner(() => startRunner(log));
  const patterns = lazyPort(openPatterns, "list", "find");
  const problems = lazyPort(
    openProblems,
    ...(["list", "find", "statements", "misfits", "readingsOf", "isSameAnswer"] as const),
  );
  const jobs = lazyJobs(() => openJobs(log));
  const clock = { now: () => new Date() };
  const models = lazyModels(env().models, openModelClients);
  const tools = {
    library: lazyPort(openCoachLibrary, "findEntries", "findError", "entry", "findPassages"),
    code: lazyPort(() => openCodeReader(runner), "outline"),
  };
  const threads = loadOnce(() => openThreads({ runner, patterns, problems, ...tools }, log));
  const guard = lazyPort(async () => (await threads()).guard, "check");
  const readLongReply: ReadLongReply = async (...of) => (await threads()).readReply(...of);
  const builtIn = { ...authoredCoach(runner, patterns, problems, tools), ...lazyReadings(threads) };
  const onUnrecorded = (error: unknown) => log.error({ err: error }, "a reply was not recorded");
  const choosing = {
    ...{ ...repositories, models, guard, readLongReply, runner },
    ...{ clock, builtIn, alarm, onUnrecorded },
  };
  const replies = repositories.coachReplies;
  const voices = authoredVoices(runner);
  void repositories.flags.start();
  void repositories.signals.start();
  const all: AppDeps = {
    ...repositories,
    attempts: withRecoveryJobs(repositories.attempts, jobs),
    jobs,
    voices,
    voicesFor: (userId) => chooseVoices({ ...choosing, replies, authoredVoices: voices }, userId),
    stuckConfig: env().stuckConfig,
    recoveryConfig: env().recoveryConfig,
    problems,
    patterns,
    lessons: lazyPort(openLessons, "list", "find", "cards"),
    scheduler: fsrsScheduler(),
    runner,
    models,
    guard,
    coach: chosenCoach({ ...choosing, replies }),
    browserAssets: loadOnce(makeBrowserAssets),
    probes: {
      runner: runner.health,
      queue: runner.queue,
      places: runner.places,
      sandboxes: runner.sandboxes,
      coach: coachHealth(patterns),
    },
    startRunner: runner.ready,
    auth,
    log,
    accounts: betterAuthAccounts(auth),
    clock,
    newToken: () => randomBytes(32).toString("base64url"),
    hashToken: (token) => createHash("sha256").update(token).digest("hex"),
    newId: () => randomUUID(),
    ownOrigins: env().origins,
    pause: (ms) => pause(ms),
    alarm,
    startWorkers: () =>
      jobs.start({ recovery: ({ recoveryId }) => advanceRecovery(all, { recoveryId }) }, () =>
        Promise.all([enqueueDueRecoveries(all), settleAbandoned(all)]).then(() => {}),
      ),
    async close() {
      await jobs.close();
      await (await threads.begun()?.catch(() => undefined))?.close();
      await runner.close();
      await repositories.signals.close();
      await repositories.flags.close();
      await connection.close();
    },
  };
  return all;
}

function alarm(ms: number, ring: () => void): () => void {
  const timer = setTimeout(ring, Math.max(0, ms));
  return () => clearTimeout(timer);
}

// Catalogue, runner and jobs find their files beside their own source, so Node loads them as they are, unbundled;
// the clients of model providers are large, and most never need them.
const importCatalog = () => import(/* turbopackIgnore: true */ "@foothold/catalog");
const importRunner = () => import(/* turbopackIgnore: true */ "@foothold/runner/server");

const importJobs = () => import(/* turbopackIgnore: true */ "@foothold/adapter-jobs");
const importModels = () => import(/* turbopackIgnore: true */ "@foothold/adapter-ai");
const importThreads = () => import(/* turbopackIgnore: true */ "@foothold/adapter-threads");
const importAssets = () => import(/* turbopackIgnore: true */ "@foothold/runner/browser/assets");

async function openJobs(log: Log) {
  const { pgBossJobs } = await importJobs();
  const onError = (error: unknown) => log.error({ err: error }, "jobs");
  return pgBossJobs({ url: env().DATABASE_URL, onError });
}

async function openCoachLibrary() {
  const { catalogKnowledge, catalogLessons, loadCatalog, miniTextSearch } = await importCatalog();
  const catalog = loadCatalog();
  const [knowledge, lessons] = [catalogKnowledge(catalog), catalogLessons(catalog)];
  return openLibrary({ knowledge, lessons, search: miniTextSearch() });
}

async function openCodeReader(runner: Pick<Deps["runner"], "run">) {
  const { createCodeReader } = await import(/* turbopackIgnore: true */ "@foothold/runner/outline");
  return createCodeReader(runner);
}

async function published() {
  const { loadCatalog, publishedIn } = await importCatalog();
  return publishedIn(loadCatalog());
}

async function openThreads(
  parts: Pick<Deps, "runner" | "patterns" | "problems"> & CoachTools,
  log: Log,
) {
  const { openReaderThreads } = await importThreads();
  const onEnded = (end: string) => log.warn({ end }, "a reader thread was ended");
  return openReaderThreads({ ...parts, published, onEnded });
}

async function openModelClients() {
  const { openModels } = await importModels();
  return openModels(env().models);
}

async function makeBrowserAssets() {
  const { buildBrowserAssets } = await importAssets();
  const { loadCatalog } = await importCatalog();
  return buildBrowserAssets({ checkerSources: loadCatalog().checkerSources() });
}

async function openProblems() {
  const { catalogProblems, loadCatalog } = await importCatalog();
  return catalogProblems(loadCatalog());
}

async function openPatterns() {
  const { catalogPatterns, loadCatalog } = await importCatalog();
  return catalogPatterns(loadCatalog());
}

async function openLessons() {
  const { catalogLessons, loadCatalog } = await importCatalog();
  return catalogLessons(loadCatalog());
}

async function startRunner(log: Log) {
  const { loadCatalog } = await importCatalog();
  const { createServerRunner } = await importRunner();
  const confinement = env().RUNNER_CONFINEMENT;
  const runner = await createServerRunner({
    checkers: loadCatalog().checkers(),
    ...(confinement && { confinement }),
  });
  const { memoryLimit } = runner.status();
  log.info({ confinement: runner.confinement, memoryLimit }, "runner started");
  return runner;
}
