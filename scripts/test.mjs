import { installPackages } from "./lib/prepare/install.mjs";
import { useCurrentNode } from "./lib/process/use-current-node.mjs";
import { checks } from "./lib/test/checks.mjs";
import { runAll } from "./lib/test/run-all.mjs";
import { browserStage, browserSuite, buildStage, vitestSuites } from "./lib/test/suites.mjs";

await useCurrentNode();
await runAll({
  install: installPackages,
  listParts: async () => [
    ...checks,
    browserStage,
    ...(await vitestSuites()),
    buildStage,
    browserSuite,
  ],
  chosen: process.argv.slice(2),
});
