import { knownCause } from "../explain-failure.mjs";
import { Failure } from "../failure.mjs";
import { home } from "../paths.mjs";
import { checkDatabase } from "./check-database.mjs";

/**
 * The database the settings name, tried once, or else the embedded one, stopped with us.
 * `leaveAdopted` leaves alone one that was found running.
 */
export async function openDatabase({ settings, stages, shutdown, leaveAdopted = false }) {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    await stages.run("Reach the database", () => checkDatabase(databaseUrl));
    return { DATABASE_URL: databaseUrl, FOOTHOLD_EMBEDDED: "" };
  }
  const { url } = await stages.run("Start PostgreSQL", () =>
    openEmbedded({ shutdown, onProgress: stages.detail, leaveAdopted }),
  );
  return { DATABASE_URL: url, FOOTHOLD_EMBEDDED: "1" };
}

async function openEmbedded({ shutdown, onProgress, leaveAdopted }) {
  const { startEmbeddedServer } = await import(
    "../../../packages/adapter-db/src/embedded/index.ts"
  );
  const starting = startEmbeddedServer({ home, onProgress });
  shutdown.defer(async () => {
    const server = await starting.catch(() => undefined);
    if (server && !(leaveAdopted && server.adopted)) await server.stop();
  });
  try {
    const { url, adopted } = await starting;
    return { url, note: adopted ? "was still running" : undefined };
  } catch (error) {
    throw new Failure(
      knownCause("Start PostgreSQL", error.message) ??
        `The embedded PostgreSQL did not start: ${error.message}`,
      { cause: error },
    );
  }
}
