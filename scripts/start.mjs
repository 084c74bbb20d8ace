import { buildWeb } from "./lib/prepare/build.mjs";
import { installPackages } from "./lib/prepare/install.mjs";
import { useCurrentNode } from "./lib/process/use-current-node.mjs";
import { openDatabase } from "./lib/start/open-database.mjs";
import { runStart } from "./lib/start/run-start.mjs";

await useCurrentNode();
await runStart({
  args: process.argv.slice(2),
  async prepare({ stages, shutdown, settings }) {
    const common = { shutdown, onProgress: stages.detail };
    await stages.run("Install packages", () => installPackages(common));
    const database = await openDatabase({ settings, stages, shutdown });
    await stages.run("Build", () => buildWeb(common));
    return { ...database, NODE_ENV: "production" };
  },
});
