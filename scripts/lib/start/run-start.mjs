import { join, relative } from "node:path";
import { home } from "../paths.mjs";
import { checkDiskForDatabase } from "../prepare/check-disk.mjs";
import { listenForStop } from "../process/shutdown.mjs";
import { reportFailure } from "../stages/report-failure.mjs";
import { createStages } from "../stages/stages.mjs";
import { checkPort } from "./check-port.mjs";
import { holdRun } from "./hold-run.mjs";
import { readSettings } from "./read-settings.mjs";
import { serve } from "./serve.mjs";

const serverStages = { migrate: "Migrate", seed: "Seed", serve: "Serve" };
const DATABASE_STAGES = [serverStages.migrate, serverStages.seed];

/** From nothing to a served address; `prepare` are the stages before the server, which yield its environment. */
export async function runStart({ prepare, folder = home, ...serving }) {
  const shutdown = listenForStop({
    announce() {
      stages.interrupt();
      console.log("Stopping …");
    },
  });
  const stages = createStages({ shutdown });
  const state = {};
  try {
    const settings = readSettings();
    const describe = () => ({ stage: stages.current, url: state.url });
    await holdRun({ shutdown, describe, folder });
    await checkPort(settings.port, settings.host);
    const env = await prepare({ stages, shutdown, settings });
    await serveUntilStopped({ env, settings, stages, shutdown, state, ...serving });
  } catch (error) {
    if (shutdown.stopping) return;
    reportFailure(error);
    await shutdown.finish(1);
  }
}

async function serveUntilStopped({ env, settings, stages, shutdown, state, ...serving }) {
  const { port, host, home } = settings;
  const log = join(home, "logs", "server.log");
  const { ready, closed } = serve({
    env: { ...env, PORT: String(port), HOST: host, FOOTHOLD_HOME: home },
    log,
    shutdown,
    ...serving,
    onStage(name) {
      stages.end("✓");
      stages.begin(serverStages[name] ?? name);
    },
  });
  stages.begin("Start the server");
  const outcome = await Promise.race([ready, closed]);
  if (shutdown.stopping) return;
  if (outcome instanceof Error) {
    const usedDatabase = DATABASE_STAGES.includes(stages.current);
    stages.end("✗");
    // The database went down over it, and the server saw only that it is gone.
    if (usedDatabase && env.FOOTHOLD_EMBEDDED) await checkDiskForDatabase({ folder: home });
    throw outcome;
  }
  stages.end("✓");
  state.url = outcome.url;
  announceReady({ url: state.url, signIn: outcome.signIn, took: stages.total(), log });
  const failure = await closed;
  if (!shutdown.stopping) throw failure;
}

function announceReady({ url, signIn = [], took, log }) {
  const lines = [
    "",
    `Ready in ${took}. Foothold is at ${url}`,
    "",
    ...signIn,
    "",
    `Log: ${relative(process.cwd(), log)}. Ctrl-C stops everything.`,
  ];
  console.log(lines.join("\n"));
}
