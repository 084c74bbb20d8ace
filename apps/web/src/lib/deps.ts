import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { connect, databaseFailure, postgresRepositories } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import { fsrsScheduler } from "@foothold/adapter-fsrs";
import {
  authoredCoach,
  type CoachReplies,
  chosenCoach,
  prepareLibrary,
  type ReadLongReply,
  withDefaultCoach,
} from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import { loadOnce } from "@foothold/core/load-once";
import { countFailures, notingFailures } from "@foothold/core/people";
import {
  authoredVoices,
  chooseVoices,
  recoveryRules,
  withEpisodes,
  withRecoveryJobs,
} from "@foothold/core/recovery";
import type { BrowserAssets } from "@foothold/runner/browser/assets";
import { betterAuthAccounts } from "./auth/accounts.ts";
import { type Auth, createAuth } from "./auth/auth.ts";
import { authDatabase } from "./auth/auth-database.ts";
import { env } from "./env.ts";
import { coachHealth } from "./lazy-adapters/coach-health.ts";
import { createSealer } from "./lazy-adapters/create-sealer.ts";
import { jobHandlers, sweep } from "./lazy-adapters/job-handlers.ts";
import { lazyJobs } from "./lazy-adapters/lazy-jobs.ts";
import { lazyModels, type OpenClients } from "./lazy-adapters/lazy-models.ts";
import { lazyPictures } from "./lazy-adapters/lazy-pictures.ts";
import { lazyPort } from "./lazy-adapters/lazy-port.ts";
import { lazyReadings } from "./lazy-adapters/lazy-readings.ts";
import { lazyRunner } from "./lazy-adapters/lazy-runner.ts";
import {
  makeBrowserAssets,
  openCoachLibrary,
  openCodeReader,
  openJobs,
  openLessons,
  openModelClients,
  openPatterns,
  openPictures,
  openProblems,
  openThreads,
  startRunner,
} from "./lazy-adapters/open-adapters.ts";
import { createLog, type Log } from "./log/create-log.ts";

export type AppDeps = Deps & {
  auth: Auth;
  log: Log;
  coachReplies: CoachReplies;
  /** The engines for learners' browsers, built by the first request. */
  browserAssets: () => Promise<BrowserAssets>;
  /** Starts the runner ahead of its first use; rejects where it cannot start. */
  startRunner(): Promise<void>;
  /** Builds the search index of the built-in coach, so that the first question does not wait for it. */
  prepareCoach(): Promise<void>;
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
  const clock = { now: () => new Date() };
  const failures = countFailures({
    clock,
    log: ({ error, ...what }) => log.warn({ err: error, ...what }, "a failure was caught"),
  });
  const runner = notingFailures(
    lazyRunner(() => startRunner(env().RUNNER_CONFINEMENT, log)),
    "runner",
    failures,
  );
  const patterns = lazyPort(openPatterns, "list", "find");
  const catalog = lazyPort(
    openProblems,
    ...(["list", "find", "statements", "misfits", "readingsOf", "isSameAnswer"] as const),
  );
  const problems = notingFailures(catalog, "catalog", failures);
  const onJobError = (error: unknown) => failures.note("job", error);
  const jobLimits = { subTasksAtOnce: env().subTaskConfig.perInstance };
  const jobs = notingFailures(
    lazyJobs(() => openJobs(env().DATABASE_URL, onJobError, jobLimits)),
    "job",
    failures,
  );
  const sealer = createSealer(env().AUTH_SECRET);
  const openClients: OpenClients = (access, { concurrentCalls }) =>
    openModelClients({ ...access, concurrentCalls });
  const models = lazyModels(env().models, openClients, sealer);
  const tools = {
    library: lazyPort(
      openCoachLibrary,
      "route",
      "findQuestions",
      "findEntries",
      "findError",
      "entry",
      "findCall",
      "findPassages",
    ),
    code: lazyPort(() => openCodeReader(runner), "outline"),
  };
  const threads = loadOnce(() => openThreads({ runner, patterns, problems, ...tools }, log));
  const readGuard = lazyPort(async () => (await threads()).guard, "check");
  const guard = notingFailures(readGuard, "guard", failures);
  const readLongReply: ReadLongReply = async (...of) => (await threads()).readReply(...of);
  const onCoachError = (error: unknown) => failures.note("coach", error);
  const withTools = { ...tools, onCaught: onCoachError };
  const coach = authoredCoach(runner, patterns, problems, withTools);
  const builtIn = { ...coach, ...lazyReadings(threads) };
  const onCaught = (error: unknown) => failures.note("model", error);
  const settings = withDefaultCoach({ ...repositories, models });
  const choosing = {
    ...{ ...repositories, settings, models, guard, readLongReply, runner },
    ...{ clock, builtIn, alarm, onCaught },
  };
  const replies = repositories.coachReplies;
  const voices = authoredVoices(runner, onCoachError);
  const newId = () => randomUUID();
  const { stuckConfig: stuck, recoveryConfig: recovery } = env();
  const rules = recoveryRules(repositories, { stuck, recovery });
  const tracking = { ...repositories, newId, rules };
  void repositories.flags.start();
  void repositories.signals.start();
  const all: AppDeps = {
    ...repositories,
    settings,
    attempts: withRecoveryJobs(withEpisodes(repositories.attempts, tracking), jobs),
    jobs,
    voices,
    voicesFor: async (userId) => {
      const chosen = await chooseVoices({ ...choosing, replies, authoredVoices: voices }, userId);
      const order = chosen.order.map((voice) => notingFailures(voice, "voice", failures));
      return { ...chosen, order };
    },
    rules,
    subTaskConfig: env().subTaskConfig,
    problems,
    patterns,
    lessons: lazyPort(openLessons, "list", "find", "cards"),
    scheduler: fsrsScheduler(),
    runner,
    models,
    sealer,
    pictures: lazyPictures(env().pictures, openPictures),
    guard,
    builtInCoach: builtIn,
    coach: notingFailures(chosenCoach({ ...choosing, replies }), "coach", failures),
    failures,
    browserAssets: loadOnce(makeBrowserAssets),
    probes: {
      runner: runner.health,
      queue: runner.queue,
      places: runner.places,
      sandboxes: runner.sandboxes,
      coach: coachHealth(patterns),
    },
    startRunner: runner.ready,
    prepareCoach: () => prepareLibrary(tools.library),
    auth,
    log,
    accounts: betterAuthAccounts(auth),
    clock,
    newToken: () => randomBytes(32).toString("base64url"),
    hashToken: (token) => createHash("sha256").update(token).digest("hex"),
    newId,
    ownOrigins: env().origins,
    pause: (ms) => pause(ms),
    alarm,
    startWorkers: () => jobs.start(jobHandlers(all), () => sweep(all)),
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
