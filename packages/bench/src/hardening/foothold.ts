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
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const child of children.trim().split(" ").map(Number)) {
    const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
    if (command.includes("server/main.ts")) return child;
    const below = await serverOf(child).catch(() => 0);
    if (below) return below;
  }
  return 0;
}
