import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CatalogError } from "../catalog-error.ts";
import { slugSchema } from "../schema/shared.ts";
import { problemYaml, testsYaml } from "./skeleton/data-files.ts";
import { type Draft, emptyDraft } from "./skeleton/draft.ts";
import { sourceFiles } from "./skeleton/source-files.ts";
import { teachingFiles } from "./skeleton/teaching-files.ts";

export function draftFiles(draft: Draft): Record<string, string> {
  return {
    "problem.yaml": problemYaml(draft),
    "tests.yaml": testsYaml(draft),
    ...sourceFiles(draft),
    ...teachingFiles(draft),
  };
}

/** Creates the folder and returns its path inside `root`; an existing folder is not touched. */
export function writeProblem(root: string, slug: string, files: Record<string, string>): string {
  const folder = `problems/${slug}`;
  if (!slugSchema.safeParse(slug).success) {
    throw new CatalogError([`${folder}: the name must be like two-sum`]);
  }
  if (existsSync(path.join(root, folder))) throw new CatalogError([`${folder}: is already there`]);
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return folder;
}

export const newProblem = (root: string, slug: string): string =>
  writeProblem(root, slug, draftFiles(emptyDraft(slug)));
