import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { connect, databaseFailure, postgresRepositories } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import {
  type AttemptDeps,
  authoredCoach,
  type CatalogDeps,
  type Deps,
  type HealthDeps,
} from "@foothold/core";
import type { BrowserAssets } from "@foothold/runner/browser/assets";
import { betterAuthAccounts } from "./accounts.ts";
import { type Auth, createAuth } from "./auth.ts";
import { authDatabase } from "./auth-database.ts";
import { env } from "./env.ts";
import { lazyPatterns } from "./parts/lazy-patterns.ts";
import { lazyProblems } from "./parts/lazy-problems.ts";
import { lazyRunner } from "./parts/lazy-runner.ts";

export type AppDeps = Deps &
  AttemptDeps &
  CatalogDeps &
  HealthDeps & {
    auth: Auth;
    /** The engines for learners' own browsers, made by the first who needs them. */
    browserAssets: () => Promise<BrowserAssets>;
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
  const auth = createAuth({ database, env: env() });
  const runner = lazyRunner(startRunner);
  void repositories.flags.start();
  return {
    ...repositories,
    problems: lazyProblems(openCatalog),
    patterns: lazyPatterns(openPatterns),
    runner,
    coach: authoredCoach(runner),
    browserAssets: once(makeBrowserAssets),
    probes: { runner: runner.health, coach: () => "ok" },
    auth,
    accounts: betterAuthAccounts(auth),
    clock: { now: () => new Date() },
    hashToken: (token) => createHash("sha256").update(token).digest("hex"),
    newId: () => randomUUID(),
    pause: (ms) => pause(ms),
    async close() {
      await runner.close();
      await repositories.flags.close();
      await connection.close();
    },
  };
}

// Catalogue and runner find their files beside their own source, so Node loads them as they are, unbundled.
const importCatalog = () => import(/* turbopackIgnore: true */ "@foothold/catalog");
const importRunner = () => import(/* turbopackIgnore: true */ "@foothold/runner/server");

const importAssets = () => import(/* turbopackIgnore: true */ "@foothold/runner/browser/assets");

async function makeBrowserAssets() {
  const { buildBrowserAssets } = await importAssets();
  return buildBrowserAssets();
}

/** A try that failed is made again by the next who asks. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function openCatalog() {
  const { catalogProblems, loadCatalog } = await importCatalog();
  return catalogProblems(loadCatalog());
}

async function openPatterns() {
  const { catalogPatterns, loadCatalog } = await importCatalog();
  return catalogPatterns(loadCatalog());
}

async function startRunner() {
  const { loadCatalog } = await importCatalog();
  const { createServerRunner } = await importRunner();
  return createServerRunner({ checkers: loadCatalog().checkers() });
}
