import { copyTemplate, type TestDatabase } from "@foothold/adapter-db/testing";

/** A database of one's own, on the server that all stories share. */
export function ownDatabase(): Promise<TestDatabase> {
  return copyTemplate(process.env.E2E_DATABASE_SERVER ?? "");
}
