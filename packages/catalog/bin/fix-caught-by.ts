import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatCaughtBy, writeCaughtBy } from "../src/author/index.ts";
import { type Executor, measureCaughtBy } from "../src/check/index.ts";
import { type Catalog, catalogFolder } from "../src/index.ts";

/** Prints which tests each wrong program really fails, in the form of wrong.yaml, or writes it there. */
export async function fixCaughtBy(
  catalog: Catalog,
  slug: string,
  execute: Executor,
  { write }: { write: boolean },
): Promise<void> {
  const measured = await measureCaughtBy(catalog.problem(slug), execute);
  for (const program of measured) {
    console.log(`- name: ${program.name}\n  caughtBy: ${formatCaughtBy(program)}`);
    for (const [language, tests] of Object.entries(program.failing)) {
      for (const { id, status, message } of tests.filter(({ status }) => status !== "failed")) {
        console.log(`  # ${language} ${id}: ${status} ${message.split("\n")[0]}`);
      }
      if (tests.length === 0) console.log(`  # ${language}: fails no test at all`);
    }
  }
  if (!write) return;
  const file = path.join(catalogFolder, "problems", slug, "wrong.yaml");
  writeFileSync(file, writeCaughtBy(readFileSync(file, "utf8"), measured));
  console.log(`written to ${path.relative(process.cwd(), file)}`);
}
