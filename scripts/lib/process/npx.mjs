import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../paths.mjs";

/** How to call npx: the one next to the npm that runs us, or the one on PATH. */
export function npxCommand(args, env = process.env) {
  const beside = env.npm_execpath && join(dirname(env.npm_execpath), "npx-cli.js");
  return beside && existsSync(beside) ? [process.execPath, [beside, ...args]] : ["npx", args];
}

export function pnpmCommand(args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return npxCommand(["-y", packageManager, ...args]);
}
