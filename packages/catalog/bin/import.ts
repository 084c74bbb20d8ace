import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { draftFiles, importCanonicalData, importNotes, writeProblem } from "../src/author/index.ts";
import { catalogFolder } from "../src/index.ts";
import { reportMistakes } from "./report-mistakes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { property: { type: "string" } },
});
const [file, slug] = positionals;
if (file === undefined) {
  console.error(
    "Usage: npm run catalog:import <canonical-data.json> [slug] [-- --property <name>]",
  );
  process.exitCode = 1;
} else {
  reportMistakes(() => {
    const { property } = values;
    const source = path.basename(file);
    const { draft, notes } = importCanonicalData(source, readFileSync(file, "utf8"), {
      slug,
      property,
    });
    const files = { ...draftFiles(draft), "import-notes.md": importNotes(source, notes) };
    const folder = writeProblem(catalogFolder, draft.slug, files);
    const count = draft.visible.length + draft.hidden.length;
    console.log(`Made packages/catalog/${folder} with ${count} tests. Not carried over:`);
    for (const note of notes) console.log(`- ${note}`);
  });
}
