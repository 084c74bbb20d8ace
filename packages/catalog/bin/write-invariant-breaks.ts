import { writeFileSync } from "node:fs";
import path from "node:path";
import { readProblemFolder } from "../src/authored/read-problem-folder.ts";
import { catalogFolder } from "../src/index.ts";
import { breakInvariant } from "../src/invariants/break-invariant.ts";

/** Finds for every wrong choice of an invariant an input that breaks it, and writes them beside the plan. */
export function writeInvariantBreaks(slugs: readonly string[]): void {
  for (const slug of slugs) {
    const { findings, breaks } = breakInvariant(readProblemFolder(catalogFolder, slug));
    const file = path.join(catalogFolder, "problems", slug, "invariant-breaks.json");
    writeFileSync(file, `{\n${Object.entries(breaks).map(slotText).join(",\n")}\n}\n`);
    console.log(`${slug}: ${Object.values(breaks).flat().filter(Boolean).length} broken`);
    for (const finding of findings) console.log(`  ${finding}`);
  }
}

function slotText([slot, choices]: [string, readonly unknown[]]): string {
  const lines = choices.map((choice) => `    ${JSON.stringify(choice)}`);
  return `  ${JSON.stringify(slot)}: [\n${lines.join(",\n")}\n  ]`;
}
