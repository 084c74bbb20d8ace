import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../..");

type Message =
  | { type: "stage" }
  | { type: "ready"; url: string }
  | { type: "failed"; message: string };

const results = join(web, "test-results");

type Options = {
  /** The port of a server before it, to come back at the same address. */
  port?: number;
  /** Where its output is kept, in test-results. */
  logName?: string;
  /** A file that is loaded before the server, to break a part of it. */
  preload?: string;
  /** What the environment says of models. */
  models?: Record<string, string>;
};

/** Serves what was built. */
export async function startWebServer(
  databaseUrl: string,
  { port: wanted, logName = "server", preload, models = {} }: Options = {},
) {
  if (!existsSync(join(web, ".next/BUILD_ID"))) {
    throw new Error("There is no production build: run `npm test -- e2e`, which makes one.");
  }
  const port = wanted ?? (await freePort());
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
      SIGN_IN_TRIES_PER_ACCOUNT: "1000",
      SIGN_IN_TRIES_PER_NETWORK: "1000",
      SIGN_UPS_PER_NETWORK: "1000",
      ...models,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: preload ? ["--import", pathToFileURL(preload).href] : [],
  });
  mkdirSync(results, { recursive: true });
  const log = createWriteStream(join(results, `${logName}.log`), { flags: "a" });
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
    port,
    /** To what was loaded before the server; it has taken effect when this resolves. */
    async tell(message: object) {
      const heard = once(child, "message");
      child.send(message);
      await heard;
    },
    /** Ends it as a power cut would. */
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
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
