import { CatalogError } from "../src/index.ts";

/** Shows what is wrong with authored or imported files as lines, without a stack trace. */
export function reportMistakes(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exitCode = 1;
  }
}
