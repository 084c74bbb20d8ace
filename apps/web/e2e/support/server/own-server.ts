import { join } from "node:path";
import { ownDatabase } from "./own-database.ts";
import { startWebServer } from "./start-web-server.ts";

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;

/** A server of one's own, for what would befall everybody at it. */
export async function startOwnServer() {
  const database = await ownDatabase();
  const options = {
    logName: "own-server",
    preload: join(import.meta.dirname, "break-the-coach.ts"),
  };
  let web = await startWebServer(database.url, options);
  const { url, port } = web;
  return {
    url,
    tell: (message: object) => web.tell(message),
    kill: () => web.kill(),
    /** Comes back at the same address, with the same data. */
    async restart() {
      web = await startWebServer(database.url, { ...options, port });
    },
    async stop() {
      await web.stop();
      await database.drop();
    },
  };
}
