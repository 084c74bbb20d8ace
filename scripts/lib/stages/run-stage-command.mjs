import { join, relative } from "node:path";
import { logs } from "../paths.mjs";
import { runCommand } from "../process/run-command.mjs";
import { explainFailure } from "./explain-failure.mjs";
import { Failure } from "./failure.mjs";

/** Runs the command of a stage; a failed one is explained, its output kept under the stage's name. */
export async function runStageCommand(stage, [command, args], options = {}) {
  const logFile = join(logs, `${stage.toLowerCase().replaceAll(" ", "-")}.log`);
  const { code, tail } = await runCommand(command, args, { ...options, logFile });
  if (code === 0) return { tail };
  const shown = relative(process.cwd(), logFile);
  throw new Failure(explainFailure(stage, tail.join("\n"), shown), { tail });
}
