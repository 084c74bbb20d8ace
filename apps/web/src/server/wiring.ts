import { readOrCreateSecrets } from "@foothold/adapter-db";
import { migrate } from "@foothold/adapter-db/migrate";

/** The adapters that the server process needs before the web app starts; all others are wired in deps.ts. */
export const migrateDatabase = migrate;

export async function authSecretIn(home: string): Promise<string> {
  return (await readOrCreateSecrets(home)).authSecret;
}
