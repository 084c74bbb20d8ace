import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { home, root } from "../paths.mjs";
import { stampAt } from "../prepare/stamp.mjs";
import { reportFailure } from "../stages/report-failure.mjs";
import { runStageCommand } from "../stages/run-stage-command.mjs";
import { createStages } from "../stages/stages.mjs";
import { npxCommand } from "./npx.mjs";
import { listenForStop } from "./shutdown.mjs";

const WANTED = "node@24";

/** Whether this Node runs TypeScript directly, which everything after the first minute relies on. */
export function isCurrentNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** Returns under a current Node; under an older one it runs this script again with a downloaded one. */
export async function useCurrentNode() {
  process.chdir(root);
  if (isCurrentNode()) return;
  const shutdown = listenForStop();
  try {
    const node = rememberedNode() ?? (await fetchNode(shutdown));
    const code = await runAgainUnder(node, shutdown);
    if (!shutdown.stopping) process.exit(code);
  } catch (error) {
    reportFailure(error);
    await shutdown.finish(1);
  }
}

const remembered = join(home, "node-path");

function rememberedNode() {
  if (!existsSync(remembered)) return undefined;
  const path = readFileSync(remembered, "utf8");
  return existsSync(path) ? path : undefined;
}

async function fetchNode(shutdown) {
  const stages = createStages({ shutdown });
  const stage = "Fetch Node";
  const { tail } = await stages.run(stage, () =>
    runStageCommand(stage, npxCommand(["-y", WANTED, "-p", "process.execPath"]), { shutdown }),
  );
  const path = tail.filter((line) => existsSync(line)).at(-1);
  if (!path) throw new Error(`npx did not say where ${WANTED} is`);
  stampAt(remembered).write(path);
  return path;
}

// When one of the two ends, so does the other: the child by a signal, the wrapper by its exit, and after a wrapper was
// killed with -9 by the closed channel.
function runAgainUnder(node, shutdown) {
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const child = spawn(node, process.argv.slice(1), {
    env: { ...process.env, PATH },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  shutdown.defer(() => {
    child.kill("SIGTERM");
    return ended;
  });
  shutdown.forced.addEventListener("abort", () => child.kill("SIGTERM"));
  return ended;
}
