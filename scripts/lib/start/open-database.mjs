import { Failure } from "../stages/failure.mjs";
import { checkDatabase } from "./check-database.mjs";
import { keepDatabase } from "./keep-database.mjs";

/** The configured database, tested once, or else the embedded one, which stops with us. */
export async function openDatabase({ settings, stages, shutdown }) {
  const { databaseUrl, home } = settings;
  if (databaseUrl) {
    await stages.run("Reach the database", () => checkDatabase(databaseUrl));
    return { DATABASE_URL: databaseUrl, FOOTHOLD_EMBEDDED: "" };
  }
  const { url } = await stages.run("Start PostgreSQL", () =>
    openEmbedded({ home, shutdown, onProgress: stages.detail }),
  );
  return { DATABASE_URL: url, FOOTHOLD_EMBEDDED: "1" };
}

async function openEmbedded({ home, shutdown, onProgress }) {
  const { startEmbeddedServer } = await import(
    "../../../packages/adapter-db/src/embedded/index.ts"
  );
  let starting = startEmbeddedServer({ home, onProgress });
  shutdown.defer(async () => {
    const server = await starting.catch(() => undefined);
    await server?.stop();
  });
  const restart = () => {
    starting = startEmbeddedServer({ home });
    return starting;
  };
  try {
    const server = await starting;
    const { url, adopted, shared } = server;
    if (!shared) void keepDatabase({ server, start: restart, shutdown });
    return { url, note: adopted ? "was still running" : undefined };
  } catch (error) {
    throw new Failure(error.message, { cause: error });
  }
}
