import type { IncomingMessage } from "node:http";
import { flushCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { closeDeps, deps } from "../lib/deps.ts";
import { completeEnv, type Env, env } from "../lib/env.ts";
import { CLIENT_ADDRESS_HEADER } from "../lib/headers/client-address.ts";
import { recordFailure } from "../lib/http/failures.ts";
import { createLog } from "../lib/log/create-log.ts";
import { failureSentence } from "./failure-sentence.ts";
import { builtFiles } from "./http/built-files.ts";
import { createHttpServer, refuseUpgrades } from "./http/http-server.ts";
import { listen } from "./http/listen.ts";
import { pageLimits } from "./http/page-limits.ts";
import { refusals } from "./http/refusals.ts";
import { outages } from "./outages.ts";
import { seed } from "./seed.ts";
import { authSecretIn, migrateDatabase } from "./wiring.ts";

const appDirectory = join(dirname(fileURLToPath(import.meta.url)), "../..");

type Message =
  | { type: "stage"; name: "migrate" | "seed" | "serve" }
  | { type: "listen" }
  | { type: "ready"; url: string; signIn: string[] }
  | { type: "failed"; message: string };

/** Reports progress to the parent process, or to standard output where there is none. */
function report(message: Message): void {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function start(): Promise<void> {
  await completeEnv(authSecretIn);
  const settings = env();
  report({ type: "stage", name: "migrate" });
  await migrateDatabase(settings.DATABASE_URL);
  report({ type: "stage", name: "seed" });
  const signIn = await seed(deps(), settings);
  await closeDeps();
  if (settings.RUNNER_CONFINEMENT) await deps().startRunner();
  report({ type: "stage", name: "serve" });
  const port = await serve(settings);
  void work(`http://${settings.HOST}:${port}`);
  report({ type: "ready", url: settings.publicUrl, signIn });
}

/** The first request opens the pool, loads the flags and starts the sandboxes; then workers take jobs. */
async function work(url: string): Promise<void> {
  await fetch(`${url}/api/health`).catch(() => {});
  await deps()
    .prepareCoach()
    .catch(() => {});
  await deps().startWorkers();
  // Flushed now and not only at exit: another server may start before this one ends.
  flushCompileCache();
}

async function serve(settings: Env): Promise<number> {
  const { HOST, PORT, FOOTHOLD_DEV } = settings;
  const server = createHttpServer();
  const app = next({
    dev: FOOTHOLD_DEV,
    dir: appDirectory,
    hostname: HOST,
    port: PORT,
    httpServer: server,
  });
  await app.prepare();
  if (!FOOTHOLD_DEV) refuseUpgrades(server);
  const pages = app.getRequestHandler();
  const files = FOOTHOLD_DEV ? pages : builtFiles(join(appDirectory, ".next"), pages);
  const withOutages = outages(files, () => deps().database.ping());
  const { READS_PER_MINUTE: perMinute, AUTH_SECRET: secret } = settings;
  const handler = refusals(
    pageLimits(withOutages, { perMinute, secret }),
    (error, refused) => void recordFailure(error, refused, deps()),
  );
  server.on("request", (request, response) => {
    request.headers[CLIENT_ADDRESS_HEADER] = addressOf(request, settings.TRUST_PROXY);
    handler(request, response);
  });
  report({ type: "listen" });
  await listen(server, PORT, HOST);
  stop = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    void Promise.allSettled([closed, closeDeps()]).then(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    setTimeout(() => process.exit(0), GRACE_MS * 2).unref();
  };
  const address = server.address();
  return typeof address === "object" && address ? address.port : PORT;
}

const GRACE_MS = 2_000;

/** Before the server listens there is nothing to close. */
let stop = (): void => process.exit(1);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, () => stop());
// The parent process is gone, so nobody could stop this one.
process.once("disconnect", () => stop());

/** A proxy appends the address it saw; anything before it may be made up by the client. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const nearest = [forwarded].flat().join(",").split(",").at(-1)?.trim();
  return nearest || request.socket.remoteAddress || "unknown";
}

function logFailure(error: unknown): void {
  try {
    createLog(env().LOG_LEVEL).error({ err: error }, "not started");
  } catch {
    // If the configuration is not valid, there is no log level either.
  }
}

export function runServer(): void {
  start().catch((error: unknown) => {
    logFailure(error);
    report({ type: "failed", message: failureSentence(error) });
    process.exitCode = 1;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
}
