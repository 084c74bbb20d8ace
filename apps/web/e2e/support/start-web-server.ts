import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "../..");

type Message =
  | { type: "stage" }
  | { type: "ready"; url: string }
  | { type: "failed"; message: string };

const results = join(web, "test-results");

/** Serves what was built; its output is kept in test-results/server.log. */
export async function startWebServer(databaseUrl: string) {
  if (!existsSync(join(web, ".next/BUILD_ID"))) {
    throw new Error("There is no production build: run `npm test -- e2e`, which makes one.");
  }
  const port = await freePort();
  const child = fork(join(web, "src/server/main.ts"), [], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: "",
      DATABASE_URL: databaseUrl,
      FOOTHOLD_EMBEDDED: "1",
      FOOTHOLD_HOME: join(results, "home"),
      AUTH_RATE_LIMIT_MAX: "1000",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  mkdirSync(results, { recursive: true });
  const log = createWriteStream(join(results, "server.log"));
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);

  await new Promise<void>((resolve, reject) => {
    child.on("message", (message: Message) => {
      if (message.type === "ready") resolve();
      if (message.type === "failed") reject(new Error(message.message));
    });
    child.on("exit", (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
