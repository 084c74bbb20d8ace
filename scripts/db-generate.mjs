import { join } from "node:path";
import { root } from "./lib/paths.mjs";
import { runAttached } from "./lib/process/run-attached.mjs";
import { runTool } from "./lib/run-tool.mjs";

const adapter = join(root, "packages/adapter-db");
const drizzleKit = join(adapter, "node_modules/drizzle-kit/bin.cjs");

await runTool(({ shutdown }) =>
  runAttached(process.execPath, [drizzleKit, "generate", ...process.argv.slice(2)], {
    cwd: adapter,
    shutdown,
  }),
);
