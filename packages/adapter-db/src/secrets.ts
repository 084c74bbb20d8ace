import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const secretsSchema = z.object({
  databasePassword: z.string().min(16),
  authSecret: z.string().min(32),
});
export type Secrets = z.infer<typeof secretsSchema>;

/** Generated on the first call for a folder, the same ever after, readable by their owner alone. */
export async function readOrCreateSecrets(home: string): Promise<Secrets> {
  const file = join(home, "secrets.json");
  const known = await readSecrets(file);
  if (known) return known;
  await mkdir(home, { recursive: true });
  const draft = join(home, `secrets-${process.pid}-${randomBytes(6).toString("hex")}.tmp`);
  try {
    await writeFile(draft, JSON.stringify(generate()), { mode: 0o600, flush: true });
    // Unlike a rename, a link never replaces: of two that start together the first one wins.
    await link(draft, file).catch(unlessItExists);
  } finally {
    await rm(draft, { force: true });
  }
  const created = await readSecrets(file);
  if (!created) throw new Error(`The secrets in ${file} vanished while they were being read.`);
  return created;
}

function generate(): Secrets {
  return {
    databasePassword: randomBytes(24).toString("hex"),
    authSecret: randomBytes(32).toString("hex"),
  };
}

async function readSecrets(file: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The secrets in ${file} are damaged: put the file back from a backup.`, {
      cause,
    });
  }
}

function unlessItExists(error: unknown): void {
  if (codeOf(error) !== "EEXIST") throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
