import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { generateDrizzleJson } from "drizzle-kit/api";
import { z } from "zod";
import { migrationsFolder } from "./migrate.ts";
import * as schema from "./schema.ts";

const journalSchema = z.object({
  entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1),
});
const snapshotSchema = z.looseObject({ id: z.string(), prevId: z.string() });

type Compared = { tables?: Record<string, unknown>; folder?: string };

/** One sentence about how schema.ts and the migrations differ; null when they agree. Needs no database. */
export function findDrift({
  tables = schema,
  folder = migrationsFolder,
}: Compared = {}): string | null {
  const readText = (path: string) => readFileSync(join(folder, path), "utf8");
  const { entries } = journalSchema.parse(JSON.parse(readText("meta/_journal.json")));
  for (const [position, { tag, when }] of entries.entries()) {
    readText(`${tag}.sql`);
    // The migrator silently skips a migration that is older than the newest applied one.
    const previous = entries[position - 1];
    if (previous && previous.when >= when) {
      return `The migration ${tag} is dated before ${previous.tag}, so it would never be applied: generate it again.`;
    }
  }
  const newest = String(entries.length - 1).padStart(4, "0");
  const recorded = JSON.parse(readText(`meta/${newest}_snapshot.json`));
  if (isDeepStrictEqual(tablesOf(recorded), tablesOf(generateDrizzleJson(tables)))) return null;
  return "schema.ts has changed since the newest migration in drizzle/: run `npm run db:generate` and commit what it writes.";
}

function tablesOf(snapshot: unknown): unknown {
  const plain = JSON.parse(JSON.stringify(snapshot));
  const { id: _id, prevId: _prevId, ...tables } = snapshotSchema.parse(plain);
  return tables;
}
