import { fileURLToPath } from "node:url";
import { runCommand } from "../../process/run-command.mjs";
import { runStart } from "../run-start.mjs";

// A start with a stand-in for the server, and one stage before it that runs the given command.
const [folder, stageCommand] = process.argv.slice(2);

await runStart({
  folder,
  entry: fileURLToPath(new URL("./stand-in-server.mjs", import.meta.url)),
  async prepare({ stages, shutdown, settings }) {
    shutdown.defer(async () => {
      const served = await fetch(`http://127.0.0.1:${settings.port}`).catch(() => undefined);
      console.log(`undone: database, server ${served ? "still there" : "gone"}`);
    });
    await stages.run("Prepare", async () => {
      if (stageCommand) await runCommand("sh", ["-c", stageCommand], { shutdown });
    });
    return {};
  },
});
