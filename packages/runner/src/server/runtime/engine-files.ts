import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { AppError } from "@foothold/core/errors";

export type EngineFiles = { denoBinary: string; pyodideFolder: string; version: string };

const require = createRequire(import.meta.url);
const isWindows = process.platform === "win32";

/** The binary is in a package for each platform, so nothing is downloaded after the install. */
export function findEngineFiles(): EngineFiles {
  const denoPackage = require.resolve("deno/package.json");
  const pyodidePackage = require.resolve("pyodide/package.json");
  const platform = `${process.platform}-${process.arch}${process.platform === "linux" ? "-glibc" : ""}`;
  const requireFromDeno = createRequire(denoPackage);
  let denoBinary = "";
  try {
    const folder = dirname(requireFromDeno.resolve(`@deno/${platform}/package.json`));
    denoBinary = join(folder, isWindows ? "deno.exe" : "deno");
  } catch (cause) {
    throw new AppError("runner-unavailable", `There is no sandbox for ${platform}.`, { cause });
  }
  if (!existsSync(denoBinary)) {
    throw new AppError("runner-unavailable", "The sandbox is not installed.");
  }
  const version = `deno-${versionOf(denoPackage)}-pyodide-${versionOf(pyodidePackage)}`;
  return { denoBinary, pyodideFolder: dirname(pyodidePackage), version };
}

const versionOf = (packageFile: string): string =>
  (JSON.parse(readFileSync(packageFile, "utf8")) as { version: string }).version;
