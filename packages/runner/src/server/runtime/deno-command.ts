import { join } from "node:path";
import { runtimeFiles } from "./runtime-files.ts";

/** Slightly above the watchdog's limit, so that the watchdog acts first and names the reason. */
const maxOldSpaceMb = 320;

/**
 * Threads are not copied by a fork. And a copy that met code of another shape than the warm-up would throw away the
 * optimised interpreter, and compile it again for half a second.
 */
const forkFlags = ["--single-threaded", "--no-wasm-deopt"];

/** Nothing of the server's environment except a path to find the wrappers. */
export const sandboxEnvironment = {
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
  NO_COLOR: "1",
  DENO_NO_UPDATE_CHECK: "1",
  DENO_DIR: "/nonexistent",
  // Required by Next's types for every environment.
  NODE_ENV: "production",
} as const;

export function denoArguments(
  folder: string,
  script: string,
  options: { read?: string; args?: string[]; forks?: boolean } = {},
): string[] {
  return [
    join(folder, runtimeFiles.deno),
    "run",
    "--quiet",
    "--no-prompt",
    "--no-remote",
    "--cached-only",
    "--no-config",
    "--no-lock",
    "--no-npm",
    "--no-code-cache",
    `--v8-flags=${[`--max-old-space-size=${maxOldSpaceMb}`, ...(options.forks ? forkFlags : [])].join(",")}`,
    ...(options.forks ? ["--allow-ffi"] : []),
    ...(options.read ? [`--allow-read=${options.read}`] : []),
    script,
    ...(options.args ?? []),
  ];
}
