import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { newProblem } from "../author/new-problem.ts";

/** A catalogue folder of its own with a fresh skeleton in it, gone when the test ends. */
export function temporaryCatalog(slug = "my-problem") {
  const root = mkdtempSync(path.join(tmpdir(), "catalog-"));
  newProblem(root, slug);
  return {
    root,
    file: (name: string) => path.join(root, "problems", slug, name),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
