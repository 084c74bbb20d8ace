import { withEnvFile } from "./lib/env-file.mjs";
import { root } from "./lib/paths.mjs";
import { buildWeb } from "./lib/prepare/build.mjs";
import { runAttached } from "./lib/process/run-attached.mjs";
import { runTool } from "./lib/run-tool.mjs";

const names = process.argv.slice(2);

await runTool(async ({ stages, shutdown }) => {
  await stages.run("Build", () => buildWeb({ shutdown, onProgress: stages.detail }));
  return runAttached(process.execPath, ["packages/bench/src/main.ts", ...names], {
    cwd: root,
    env: { FOOTHOLD_BROWSER: withEnvFile().FOOTHOLD_BROWSER },
    shutdown,
  });
});
