import { root } from "./lib/paths.mjs";
import { runAttached } from "./lib/process/run-attached.mjs";
import { runTool } from "./lib/run-tool.mjs";

await runTool(({ shutdown }) =>
  runAttached(
    process.execPath,
    ["packages/adapter-ai/bin/dev-models.ts", ...process.argv.slice(2)],
    {
      cwd: root,
      shutdown,
    },
  ),
);
