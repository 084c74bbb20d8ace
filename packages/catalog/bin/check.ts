import { parseArgs } from "node:util";
import { loadCatalog } from "../src/index.ts";
import { fixCaughtBy } from "./fix-caught-by.ts";
import { withExecutor } from "./open-executor.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "fix-caught-by": { type: "string" }, write: { type: "boolean", default: false } },
});
const catalog = loadCatalog();
const slug = values["fix-caught-by"];
if (slug !== undefined) {
  const { write } = values;
  await withExecutor(catalog, (execute) => fixCaughtBy(catalog, slug, execute, { write }));
} else {
  console.log(positionals);
}
