import { EmbeddedServerError } from "./errors.ts";
import { choosePort } from "./port.ts";
import { type Launch, launch } from "./postmaster.ts";
import { findRunning, type Postmaster, readPostmaster } from "./postmaster-file.ts";
import { worksIn } from "./process-check.ts";
import { until } from "./until.ts";

const ATTEMPTS = 5;
const READY_MS = 120_000;

/** Another program took the port, or another start was faster: the next try takes a new port or adopts the server. */
const PASSES = /could not bind|could not create any TCP|already exists|shared memory block/;

export async function adoptOrLaunch(
  options: Omit<Launch, "port">,
): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  let failed = "";
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const running = await findRunning(options.folder.path);
    const adopted = running && (await whenReady(options.folder.path));
    if (adopted) return { postmaster: adopted, adopted: true };
    const launched = await launch({ ...options, port: await choosePort(options.home) });
    if ("postmaster" in launched) return { postmaster: launched.postmaster, adopted: false };
    failed = launched.failed;
    if (!PASSES.test(failed)) break;
  }
  throw new Error(failed);
}

/** null when the server ends instead, for example because it is being stopped. */
async function whenReady(dataFolder: string): Promise<Postmaster | null> {
  const ready = await until(async () => {
    const postmaster = await readPostmaster(dataFolder);
    if (!postmaster || !worksIn(dataFolder, postmaster.pid)) return null;
    return postmaster.ready ? postmaster : undefined;
  }, READY_MS);
  if (ready !== undefined) return ready;
  throw new EmbeddedServerError(
    `A database is running in ${dataFolder} and was not ready within ${READY_MS / 1000} seconds.`,
  );
}
