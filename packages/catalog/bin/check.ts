import { parseArgs } from "node:util";
import { catalogFolder, loadCatalog } from "../src/index.ts";
import { problemSlugs } from "../src/load-catalog.ts";
import { checkAll } from "./check-all.ts";
import { checkAllKnowledge } from "./check-knowledge.ts";
import { fixCaughtBy } from "./fix-caught-by.ts";
import { withExecutor, withRunner } from "./open-executor.ts";
import { writeInvariantBreaks } from "./write-invariant-breaks.ts";
import { writeProbes } from "./write-probes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "fix-caught-by": { type: "string" },
    "choose-probes": { type: "boolean", default: false },
    "break-invariants": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    knowledge: { type: "boolean", default: false },
  },
});
const catalog = loadCatalog();
const slug = values["fix-caught-by"];
const slugs = positionals.length > 0 ? positionals : problemSlugs(catalogFolder);
if (values["choose-probes"]) {
  writeProbes(slugs);
} else if (values["break-invariants"]) {
  writeInvariantBreaks(slugs);
} else if (slug !== undefined) {
  const { write } = values;
  await withExecutor(catalog, (execute) => fixCaughtBy(catalog, slug, execute, { write }));
} else {
  const chosen = positionals.length > 0;
  const good =
    values.knowledge ||
    (await withExecutor(catalog, (execute) => checkAll(catalog, slugs, chosen, execute)));
  const known =
    chosen || (await withRunner(catalog, (runner) => checkAllKnowledge(catalog, runner)));
  process.exitCode = good && known ? 0 : 1;
}
