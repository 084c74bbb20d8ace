import { join } from "node:path";

/** Where the server keeps what is its own: secrets, logs, the embedded database. */
export const homeFolder = (): string =>
  process.env.FOOTHOLD_HOME || join(process.cwd(), ".foothold");
