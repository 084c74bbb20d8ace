import { root } from "./lib/paths.mjs";
import { runAttached } from "./lib/process/run-attached.mjs";
import { runTool } from "./lib/run-tool.mjs";

await runTool(({ shutdown }) =>
  runAttached(process.execPath, ["apps/web/src/api-docs/generate.ts"], { cwd: root, shutdown }),
);
