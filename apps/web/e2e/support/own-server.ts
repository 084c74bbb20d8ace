import { join } from "node:path";
import { test as base } from "@playwright/test";
import { ownDatabase } from "./own-database.ts";
import { startWebServer } from "./start-web-server.ts";

type Server = Awaited<ReturnType<typeof startWebServer>> & {
  /** Comes back at the same address, with the same data. */
  restart(): Promise<void>;
};

/** A server of one's own, for what would befall everybody at it. */
export const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the way a fixture says that it needs no other
    async ({}, use, { workerIndex }) => {
      const database = await ownDatabase();
      const options = {
        logName: `own-server-${workerIndex}`,
        preload: join(import.meta.dirname, "break-the-coach.ts"),
      };
      let web = await startWebServer(database.url, options);
      const { port } = web;
      await use({
        ...web,
        tell: (message) => web.tell(message),
        kill: () => web.kill(),
        async restart() {
          web = await startWebServer(database.url, { ...options, port });
        },
      });
      await web.stop();
      await database.drop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
