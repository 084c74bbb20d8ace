import { runTool } from "./lib/run-tool.mjs";
import { holdOrShareRun } from "./lib/start/hold-run.mjs";
import { openDatabase } from "./lib/start/open-database.mjs";
import { readSettings } from "./lib/start/read-settings.mjs";

await runTool(async ({ stages, shutdown }) => {
  const settings = readSettings();
  if (!settings.databaseUrl) {
    await holdOrShareRun({ shutdown, describe: () => ({ stage: stages.current }) });
  }
  const { DATABASE_URL } = await openDatabase({ settings, stages, shutdown });
  await stages.run("Migrate", async () => {
    const { migrate } = await import("../packages/adapter-db/src/migrate.ts");
    const { applied } = await migrate(DATABASE_URL);
    return { note: applied === 0 ? "nothing to apply" : `${applied} applied` };
  });
});
