import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { roles } from "@foothold/core/people";
import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, onTestFinished, test } from "vitest";
import { migrationsFolder } from "./migrate.ts";
import * as schema from "./schema.ts";
import { findDrift } from "./schema-drift.ts";

test("schema and migrations agree", () => {
  expect(findDrift()).toBeNull();
});

test.each([
  ["a table without a migration", { ...schema, extra: pgTable("extra", { id: text("id") }) }],
  ["a column of another type", { ...schema, settings: pgTable("settings", { userId: text("x") }) }],
])("%s is drift", (_what, tables) => {
  expect(findDrift({ tables })).toMatch(/run `npm run db:generate`/);
});

test("a migration dated before the one it follows is found", () => {
  const folder = mkdtempSync(join(tmpdir(), "foothold-drift-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  journal.entries[1].when = journal.entries[0].when - 1;
  writeFileSync(journalFile, JSON.stringify(journal));
  expect(findDrift({ folder })).toMatch(/would never be applied/);
});

test("the database knows the same roles as the core", () => {
  const migrations = readFileSync(
    join(migrationsFolder, "0000_people_flags_and_audit.sql"),
    "utf8",
  );
  expect(migrations).toContain(`in (${roles.map((role) => `'${role}'`).join(", ")})`);
});
