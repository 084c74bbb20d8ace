import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Bench } from "../bench.ts";
import { freePort } from "../web-server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const ROUNDS = 5;
const PATIENCE_MS = 120_000;

/** `npm start`, with its server and its database killed in turn. */
export const kills: Bench = {
  what: `a server and a PostgreSQL that are killed under npm start, ${ROUNDS} times each: s until pages are served again`,
  onlyByName: true,
  async run() {
    const home = await mkdtemp(join(tmpdir(), "foothold-kills-"));
    const port = await freePort();
    const env = { ...process.env, FOOTHOLD_HOME: home, PORT: String(port) };
    const started = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env });
    const page = `http://127.0.0.1:${port}`;
    try {
      await untilServed(page);
      const rows = [];
      for (const [what, kill] of [
        ["the server", async () => process.kill(await serverOf(started.pid), "SIGKILL")],
        ["PostgreSQL, killed", async () => process.kill(await postmasterIn(home), "SIGKILL")],
        ["PostgreSQL, stopped", async () => process.kill(await postmasterIn(home), "SIGINT")],
      ] as const) {
        const times: number[] = [];
        let empty = 0;
        for (let round = 0; round < ROUNDS; round++) {
          await kill();
          const { seconds, emptyAnswers } = await untilServed(page);
          times.push(seconds);
          empty += emptyAnswers;
        }
        rows.push({
          killed: what,
          "served again after, s": times.map((seconds) => seconds.toFixed(1)).join(" "),
          "empty answers": empty,
        });
      }
      return rows;
    } finally {
      started.kill("SIGTERM");
      await once(started, "exit");
      await rm(home, { recursive: true, force: true });
    }
  },
};

/** Asks for a page and for health until both answer three times in a row, since a crash may not show at once. */
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

/** The process id of the server that `npm start` runs. */
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
