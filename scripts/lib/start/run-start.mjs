import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { home } from "../paths.mjs";
import { checkDiskForDatabase } from "../prepare/check-disk.mjs";
import { listenForStop } from "../process/shutdown.mjs";
import { reportFailure } from "../stages/report-failure.mjs";
import { createStages } from "../stages/stages.mjs";
import { checkPort } from "./check-port.mjs";
import { holdRun } from "./hold-run.mjs";
import { openOutagePage } from "./outage-page.mjs";
import { readFlags } from "./read-flags.mjs";
import { readSettings } from "./read-settings.mjs";
import { countRestarts } from "./restarts.mjs";
import { serve } from "./serve.mjs";

const serverStages = { migrate: "Migrate", seed: "Seed", serve: "Serve" };
const DATABASE_STAGES = [serverStages.migrate, serverStages.seed];

/** From nothing to a served address. `prepare` are the stages before the server, which return its environment. */
export async function runStart({ prepare, args = [], folder = home, ...serving }) {
  const shutdown = listenForStop({
    announce() {
      stages.interrupt();
      console.log("Stopping …");
    },
  });
  const stages = createStages({ shutdown });
  const state = {};
  try {
    // A flag counts more than the environment and the file.
    Object.assign(process.env, readFlags(args));
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
  const serveOnce = (listeners) =>
    serve({
      env: { ...env, PORT: String(port), HOST: host, FOOTHOLD_HOME: home },
      log,
      shutdown,
      ...serving,
      ...listeners,
    });
  const { ready, closed } = serveOnce({
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
    // A full disk may have stopped the database, and the server only saw that it is gone.
    if (usedDatabase && env.FOOTHOLD_EMBEDDED) await checkDiskForDatabase({ folder: home });
    throw outcome;
  }
  stages.end("✓");
  state.url = outcome.url;
  announceReady({ url: state.url, signIn: outcome.signIn, took: stages.total(), log });
  await keepServing({ closed, serveOnce, settings, shutdown });
}

/** Restarts a server that ended by itself; until it serves again, the outage page answers. */
async function keepServing({ closed, serveOnce, settings, shutdown }) {
  const pauseAfter = countRestarts();
  let failure = await closed;
  while (!shutdown.stopping) {
    reportFailure(failure);
    const outage = await openOutagePage(settings);
    await waitUnlessStopping(pauseAfter(Date.now()), shutdown);
    if (!shutdown.stopping) {
      const again = serveOnce({ onListen: outage.close });
      const outcome = await Promise.race([again.ready, again.closed]);
      if (!(outcome instanceof Error)) console.log(`Foothold is back at ${outcome.url}`);
      await outage.close();
      failure = await again.closed;
    }
    await outage.close();
  }
}

async function waitUnlessStopping(ms, shutdown) {
  const endsAt = Date.now() + ms;
  while (Date.now() < endsAt && !shutdown.stopping) await pause(Math.min(100, endsAt - Date.now()));
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
