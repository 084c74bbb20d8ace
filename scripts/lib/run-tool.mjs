import { installPackages } from "./prepare/install.mjs";
import { listenForStop } from "./process/shutdown.mjs";
import { useCurrentNode } from "./process/use-current-node.mjs";
import { reportFailure } from "./stages/report-failure.mjs";
import { createStages } from "./stages/stages.mjs";

/** Prepares the checkout, then runs `work`, which returns an exit code, or nothing for success. */
export async function runTool(work) {
  await useCurrentNode();
  const shutdown = listenForStop();
  const stages = createStages({ shutdown });
  try {
    await stages.run("Install packages", () =>
      installPackages({ shutdown, onProgress: stages.detail }),
    );
    const code = await work({ stages, shutdown });
    if (!shutdown.stopping) await shutdown.finish(code ?? 0);
  } catch (error) {
    if (shutdown.stopping) return;
    reportFailure(error);
    await shutdown.finish(1);
  }
}
