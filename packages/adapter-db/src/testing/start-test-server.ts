import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPostmaster } from "../embedded/postmaster.ts";
import { findRunning } from "../embedded/postmaster-file.ts";
import { isAlive } from "../embedded/process-check.ts";
import { startEmbeddedServer } from "../embedded/start-embedded-server.ts";
import { migrate } from "../migrate.ts";
import {
  copyTemplate,
  execute,
  TEMPLATE,
  type TestDatabase,
  withDatabase,
} from "./copy-template.ts";

export type TestServer = {
  adminUrl: string;
  createDatabase(): Promise<TestDatabase>;
  stop(): Promise<void>;
};

const PREFIX = "foothold-test-";

/** A server of its own in memory, with one migrated template to copy. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandoned();
  const home = await makeTestHome();
  const server = await startEmbeddedServer({ home, durable: false });
  const adminUrl = withDatabase(server.url, "postgres");
  await migrate(server.url);
  // A template can be copied only while nobody is connected to it.
  await execute(adminUrl, `alter database ${TEMPLATE} allow_connections false`);
  return {
    adminUrl,
    createDatabase: () => copyTemplate(adminUrl),
    async stop() {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A folder in memory where there is one, that an unprivileged server may pass through. */
export async function makeTestHome(): Promise<string> {
  const home = await mkdtemp(join(await baseFolder(), `${PREFIX}${process.pid}-`));
  await chmod(home, 0o711);
  return home;
}

/** Servers and folders of test runs that were killed. */
async function removeAbandoned(): Promise<void> {
  const base = await baseFolder();
  for (const name of await readdir(base)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const home = join(base, name);
    const running = await findRunning(join(home, "postgres")).catch(() => null);
    if (running) await stopPostmaster(join(home, "postgres"), running.pid).catch(() => {});
    await rm(home, { recursive: true, force: true }).catch(() => {});
  }
}

function baseFolder(): Promise<string> {
  return realpath(existsSync("/dev/shm") ? "/dev/shm" : tmpdir());
}
