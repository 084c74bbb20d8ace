import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { expect, test } from "../support/story.ts";

const built = join(import.meta.dirname, "../../.next");
const manifestSchema = z.record(z.string(), z.object({ files: z.array(z.string()) }));

// The bundler names a wrong file for a part that is loaded later from within another such part: a 404 on every reload.
test("every part of a page that the server tells browsers to fetch was built", () => {
  const manifests = globSync("server/app/**/react-loadable-manifest.json", { cwd: built });
  expect(manifests.length).toBeGreaterThan(10);
  const missing = manifests.flatMap((manifest) => {
    const parts = manifestSchema.parse(JSON.parse(readFileSync(join(built, manifest), "utf8")));
    const files = Object.values(parts).flatMap((part) => part.files);
    return files.filter((file) => !existsSync(join(built, file))).map((file) => [manifest, file]);
  });
  expect(missing).toEqual([]);
});
