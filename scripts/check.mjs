import { installPackages } from "./lib/prepare/install.mjs";
import { useCurrentNode } from "./lib/process/use-current-node.mjs";
import { checks } from "./lib/test/checks.mjs";
import { runAll } from "./lib/test/run-all.mjs";

await useCurrentNode();
await runAll({
  install: installPackages,
  listParts: () => checks,
  chosen: process.argv.slice(2),
});
