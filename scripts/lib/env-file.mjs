import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as util from "node:util";
import { root } from "./paths.mjs";

/** The environment, completed by a `.env` file at the root; what is already set wins. */
export function withEnvFile(env = process.env, folder = root) {
  const file = join(folder, ".env");
  const fromFile = existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {};
  return { ...fromFile, ...env };
}
