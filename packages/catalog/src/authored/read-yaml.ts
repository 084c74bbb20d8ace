import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { CatalogError, fieldPath } from "../catalog-error.ts";

/** Reads `file` (a path inside `root`) and adds what is wrong with it to `problems`. */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: string[],
): z.output<Schema> | undefined {
  const text = readText(root, file, problems);
  if (text === undefined) return undefined;
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    for (const { message } of document.errors) {
      problems.push(`${file}: ${message.split("\n")[0]?.replace(/:$/, "")}`);
    }
    return undefined;
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  for (const { path: where, message } of parsed.error.issues) {
    problems.push(`${file}: ${[fieldPath(where), message].filter(Boolean).join(": ")}`);
  }
  return undefined;
}

export function readText(root: string, file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(path.join(root, file), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    problems.push(`${file}: is missing`);
    return undefined;
  }
}

export function refuseIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new CatalogError(problems);
}
