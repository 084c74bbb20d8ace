import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../web-server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const PATIENCE_MS = 300_000;

/** `npm start` as it is, with a home of its own. */
export async function startFoothold(home: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    FOOTHOLD_HOME: home,
    PORT: String(port),
    SIGN_UPS_PER_NETWORK: "1000",
  };
  const started = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await untilServed(url);
  return {
    url,
    killServer: async () => process.kill(await serverOf(started.pid), "SIGKILL"),
    killLauncher: async () => killAll(await launchersOf(started.pid)),
    killSandboxes: async () => {
      const parents = (await Promise.all((await launchersOf(started.pid)).map(childrenOf))).flat();
      await killAll([...(await Promise.all(parents.map(childrenOf))).flat(), ...parents]);
    },
    signalPostgres: async (signal: "SIGKILL" | "SIGINT") =>
      process.kill(await postmasterIn(home), signal),
    untilServed: () => untilServed(url),
    async stop() {
      started.kill("SIGTERM");
      await once(started, "exit");
    },
  };
}
export type Foothold = Awaited<ReturnType<typeof startFoothold>>;

/** Waits until a page and health answer three times in a row; a killed server may still answer for a moment. */
async function untilServed(page: string) {
  const begun = performance.now();
  let emptyAnswers = 0;
  for (let inARow = 0; inARow < 3; ) {
    const answers = await Promise.all(
      ["/sign-in", "/api/health"].map((path) =>
        fetch(page + path, { headers: { accept: "text/html" } })
          .then(async (response) => ({ ok: response.ok, text: await response.text() }))
          .catch(() => null),
      ),
    );
    emptyAnswers += answers.filter((answer) => answer?.text === "").length;
    inARow = answers.every((answer) => answer?.ok) ? inARow + 1 : 0;
    if (performance.now() - begun > PATIENCE_MS) throw new Error("Foothold does not come back.");
    await pause(200);
  }
  return { seconds: (performance.now() - begun) / 1000, emptyAnswers };
}

async function postmasterIn(home: string): Promise<number> {
  const [pid = ""] = (await readFile(join(home, "postgres", "postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}

/** The child of `npm start` that serves. */
async function serverOf(pid: number | undefined): Promise<number> {
  for (const child of await childrenOf(pid)) {
    if ((await commandOf(child)).includes("server/main.ts")) return child;
    const below = await serverOf(child);
    if (below) return below;
  }
  return 0;
}

/** The server's child that starts sandboxes; none for a moment after it was killed. */
async function launchersOf(pid: number | undefined): Promise<number[]> {
  const launchers: number[] = [];
  for (const child of await childrenOf(await serverOf(pid))) {
    if ((await commandOf(child)).includes("launcher.process")) launchers.push(child);
  }
  return launchers;
}

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");

async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
