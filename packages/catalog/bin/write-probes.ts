import { writeFileSync } from "node:fs";
import path from "node:path";
import { readProblemFolder } from "../src/authored/read-problem-folder.ts";
import { catalogFolder } from "../src/index.ts";
import { chooseProbes } from "../src/probes/choose-probes.ts";

/** Chooses the inputs that tell readings apart, and writes them beside the misreadings they come from. */
export function writeProbes(slugs: readonly string[]): void {
  for (const slug of slugs) {
    const probes = chooseProbes(readProblemFolder(catalogFolder, slug));
    const lines = probes.map((probe) => `  ${JSON.stringify(probe)}`);
    const file = path.join(catalogFolder, "problems", slug, "probes.json");
    writeFileSync(file, `[\n${lines.join(",\n")}\n]\n`);
    console.log(`${slug}: ${probes.length} probes`);
  }
}
