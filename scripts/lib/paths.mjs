import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");
export const home = join(root, ".foothold");
export const logs = join(home, "logs");
export const web = join(root, "apps", "web");
