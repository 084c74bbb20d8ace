import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../../process/run-command.mjs";
import { runStart } from "../run-start.mjs";

// A start whose stages take no time, or whose one stage never ends, with a stand-in for the server.
const folder = process.argv[2];
const [stageCommand] = process.argv.slice(3);

await runStart({
  folder,
  entry: fileURLToPath(new URL("./stand-in-server.mjs", import.meta.url)),
  log: join(folder, "server.log"),
  async prepare({ stages, shutdown }) {
    shutdown.defer(() => console.log("undone: database"));
    await stages.run("Prepare", async () => {
      if (stageCommand) await runCommand("sh", ["-c", stageCommand], { shutdown });
    });
    return {};
  },
});
