import { join } from "node:path";

/** The server's own folder: secrets, logs, the embedded database. */
export const homeFolder = (): string =>
  process.env.FOOTHOLD_HOME || join(process.cwd(), ".foothold");
