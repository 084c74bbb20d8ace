import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { KnowledgeEntry } from "@foothold/core/coach";
import { readYaml, refuseIfAny } from "../authored/read-yaml.ts";
import { entriesIn, knowledgeFileSchema } from "./knowledge-file.ts";

/** Every entry of `knowledge/<folder>/<file>.yaml`, in the order of the files' names. */
export function loadKnowledge(root: string): KnowledgeEntry[] {
  const problems: string[] = [];
  const entries = knowledgeFiles(root).flatMap((file) => {
    const read = readYaml(root, file, knowledgeFileSchema, problems);
    return read ? entriesIn(read) : [];
  });
  refuseIfAny(problems);
  return entries;
}

export function knowledgeFiles(root: string): string[] {
  const folder = path.join(root, "knowledge");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => path.posix.join("knowledge", ...name.split(path.sep)))
    .sort();
}
