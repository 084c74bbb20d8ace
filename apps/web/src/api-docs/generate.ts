import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { apiDocs } from "./api-docs.ts";

for (const [path, text] of Object.entries(await apiDocs())) {
  await writeFile(fileURLToPath(new URL(path, import.meta.url)), text);
}
