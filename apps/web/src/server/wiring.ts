import { readOrCreateSecrets } from "@foothold/adapter-db";
import { migrate } from "@foothold/adapter-db/migrate";

/** What only the server process needs of the adapters, before there is a web app; the rest is wired in deps.ts. */
export const migrateDatabase = migrate;

export async function authSecretIn(home: string): Promise<string> {
  return (await readOrCreateSecrets(home)).authSecret;
}
