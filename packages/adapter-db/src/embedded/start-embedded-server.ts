import { mkdir, realpath } from "node:fs/promises";
import { readOrCreateSecrets } from "../secrets.ts";
import { adoptOrLaunch } from "./adopt-or-launch.ts";
import { findBinaries, runnableBinaries } from "./binaries.ts";
import { chooseDataFolder, holdsDatabase, SHARED_FOLDER } from "./data-folder.ts";
import { asEmbeddedServerError } from "./errors.ts";
import { initialise } from "./initialise.ts";
import { openDatabase } from "./open-database.ts";
import { giveUpOwnership, hasLivingOwner, isOwner, takeOwnership } from "./owner.ts";
import { rememberPort } from "./port.ts";
import { stopPostmaster } from "./postmaster.ts";
import { worksIn } from "./process-check.ts";

export type EmbeddedServer = {
  url: string;
  dataDirectory: string;
  /** True when it was already running: left by a killed process, or shared with a running one. */
  adopted: boolean;
  /** True when another running process has to stop it. */
  shared: boolean;
  isRunning(): boolean;
  /** Stops the server, unless another running process has to. */
  stop(): Promise<void>;
};

export type StartOptions = {
  /** The git-ignored folder of the checkout. */
  home: string;
  /** false for tests, whose data may be lost. */
  durable?: boolean;
  onProgress?: (what: string) => void;
};

export async function startEmbeddedServer(options: StartOptions): Promise<EmbeddedServer> {
  try {
    await mkdir(options.home, { recursive: true });
    return await start({ ...options, home: await realpath(options.home) });
  } catch (error) {
    throw asEmbeddedServerError(error, options.home);
  }
}

async function start({ home, durable = true, onProgress = () => {} }: StartOptions) {
  const { databasePassword: password } = await readOrCreateSecrets(home);
  const folder = await chooseDataFolder(home);
  const stagingFolder = folder.user ? SHARED_FOLDER : home;
  const binaries = await runnableBinaries(findBinaries(), folder.user, stagingFolder);
  if (!(await holdsDatabase(folder.path, binaries.major))) {
    onProgress("Setting up the database");
    await initialise({ binaries, folder, password, durable });
  }
  onProgress("Starting the database");
  const { postmaster, adopted } = await adoptOrLaunch({ binaries, folder, home, durable });
  const shared = adopted && (await hasLivingOwner(home));
  async function settle(): Promise<string> {
    const url = await openDatabase(postmaster.port, password);
    if (!shared) await takeOwnership(home);
    await rememberPort(home, postmaster.port);
    return url;
  }
  const url = await settle().catch(async (error) => {
    if (!adopted) await stopPostmaster(folder.path, postmaster.pid);
    throw error;
  });

  async function stop(): Promise<void> {
    if (shared || !(await isOwner(home))) return;
    await stopPostmaster(folder.path, postmaster.pid);
    await giveUpOwnership(home);
  }
  let stopped: Promise<void> | undefined;
  return {
    url,
    dataDirectory: folder.path,
    adopted,
    shared,
    isRunning: () => worksIn(folder.path, postmaster.pid),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
