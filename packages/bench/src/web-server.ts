import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const app = fileURLToPath(new URL("../../../apps/web/", import.meta.url));

/** The real server process on the production build, on a free port, with demo accounts. */
export async function startWebServer(databaseUrl: string, variables: Record<string, string> = {}) {
  if (!existsSync(`${app}.next/BUILD_ID`)) {
    throw new Error("There is no production build yet: run `npm start` or `npm test` once.");
  }
  const port = await freePort();
  const child = fork(`${app}src/server/main.ts`, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      FOOTHOLD_EMBEDDED: "1",
      LOG_LEVEL: "info",
      READS_PER_MINUTE: "1000000000",
      AUTH_SECRET: "only for this run of the benches, and no other",
      ...variables,
    },
  });
  for (;;) {
    const [message] = (await once(child, "message")) as [{ type: string; message?: string }];
    if (message.type === "failed") throw new Error(message.message);
    if (message.type === "ready") break;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
