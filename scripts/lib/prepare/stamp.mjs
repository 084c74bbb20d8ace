import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** One hash over the names and contents of the files and over the given facts. */
export function hashFiles(root, files, facts = []) {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of [...files].sort()) {
    const content = createHash("sha256").update(readFileSync(file)).digest("hex");
    hash.update(`${relative(root, file)} ${content}\n`);
  }
  return hash.digest("hex");
}

export function listFiles(folder, isWanted) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!isWanted(path, entry)) return [];
    return entry.isDirectory() ? listFiles(path, isWanted) : entry.isFile() ? [path] : [];
  });
}

/** Remembers what was finished last, so that unchanged work is not repeated. */
export function stampAt(file) {
  return {
    matches(value) {
      try {
        return readFileSync(file, "utf8") === value;
      } catch {
        return false;
      }
    },
    clear: () => rmSync(file, { force: true }),
    write(value) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
  };
}
