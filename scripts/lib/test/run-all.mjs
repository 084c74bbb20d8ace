import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { home, logs } from "../paths.mjs";
import { takeLock } from "../prepare/checkout-lock.mjs";
import { runCommand } from "../process/run-command.mjs";
import { listenForStop } from "../process/shutdown.mjs";
import { Failure } from "../stages/failure.mjs";
import { reportFailure } from "../stages/report-failure.mjs";
import { createStages } from "../stages/stages.mjs";
import { formatSummary } from "./format-summary.mjs";

const SHOWN_LINES = 40;

/** Runs every chosen part to its end, whatever failed before, then prints one summary. */
export async function runAll({ install, listParts, chosen }) {
  const shutdown = listenForStop();
  const stages = createStages({ shutdown });
  const results = [];
  try {
    const lock = await takeLock("test");
    if (!lock.release) throw new Failure(`These tests already run (process ${lock.holder.pid}).`);
    mkdirSync(join(home, "results"), { recursive: true });
    await stages.run("Install packages", () => install({ shutdown, onProgress: stages.detail }));
    const parts = chooseParts(await listParts(), chosen);
    const begun = new Map();
    const begin = (those) => {
      for (const part of parts.filter(those)) begun.set(part, start(part, { shutdown }));
    };
    // Each of these leaves part of the machine idle, so they run side by side.
    begin(({ command, begins }) => command || begins === "at once");
    for (const part of parts) {
      // The checks have ended by now; they read files that a build writes.
      if (!begun.has(part)) begin((other) => other.begins === "beside suites" && !begun.has(other));
      stages.begin(part.name);
      await Promise.all(neededBy(part, parts).map((needed) => begun.get(needed)));
      const result = await (begun.get(part) ?? start(part, { shutdown }));
      if (shutdown.stopping) return;
      showResult(result, stages);
      results.push(result);
    }
  } catch (error) {
    if (shutdown.stopping) return;
    reportFailure(error);
    results.push({ name: "Set up", passed: 0, failed: 1, ms: 0, failures: [error.message] });
  }
  if (shutdown.stopping) return;
  console.log(formatSummary(results).join("\n"));
  await shutdown.finish(results.some(({ failed }) => failed > 0) ? 1 : 0);
}

export function chooseParts(parts, chosen) {
  if (chosen.length === 0) return parts.filter(({ onlyByName }) => !onlyByName);
  const unknown = chosen.find((id) => !parts.some((part) => part.id === id));
  if (unknown) {
    const known = parts.map(({ id }) => id).join(", ");
    throw new Failure(`There is no part "${unknown}": choose from ${known}.`);
  }
  const needed = parts.flatMap(({ id, needs = [] }) => (chosen.includes(id) ? needs : []));
  return parts.filter(({ id }) => chosen.includes(id) || needed.includes(id));
}

const neededBy = ({ needs = [] }, parts) => parts.filter(({ id }) => needs.includes(id));

/** Resolves to the result, even when it could not be run. */
async function start(part, { shutdown }) {
  const logFile = join(logs, `test-${part.id}.log`);
  const startedAt = performance.now();
  const outcome = await (part.run ?? runCheck(part))({ shutdown, logFile }).catch(asOutcome);
  const { passed, failed, failures = [], unsteady = [], tail = [] } = outcome;
  const ms = performance.now() - startedAt;
  return { name: part.name, passed, failed, failures, unsteady, tail, logFile, ms };
}

function showResult({ passed, failed, tail, logFile }, stages) {
  stages.end(failed > 0 ? "✗" : "✓", `${passed} passed, ${failed} failed`);
  if (failed === 0) return;
  for (const line of tail.slice(-SHOWN_LINES)) console.log(`  │ ${line}`);
  console.log(`  │ all of it: ${relative(process.cwd(), logFile)}`);
}

const runCheck =
  ({ command }) =>
  async ({ shutdown, logFile }) => {
    const { code, tail } = await runCommand(...command(), {
      cwd: process.cwd(),
      shutdown,
      logFile,
    });
    if (code === 0) return { passed: 1, failed: 0 };
    return { passed: 0, failed: 1, failures: [`exit code ${code}`], tail };
  };

const asOutcome = (error) => ({
  passed: 0,
  failed: 1,
  failures: [error.message],
  tail: error.tail,
});
