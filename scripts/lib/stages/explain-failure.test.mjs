import { expect, test } from "vitest";
import { explainFailure } from "./explain-failure.mjs";

test.each([
  ["Install packages", " ENOSPC  ENOSPC: no space left on device, write", "The disk is full"],
  ["Build", "Error: No space left on device (os error 28)", "The disk is full"],
  ["Build", "write failed: Disk quota exceeded", "Your disk quota is used up"],
  [
    "Install packages",
    " ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with frozen-lockfile",
    "pnpm-lock.yaml does not match",
  ],
  [
    "Install packages",
    " WARN  GET https://registry.example/zod error (EAI_AGAIN). Will retry in 10 seconds.",
    "The npm registry cannot be reached",
  ],
  ["Fetch Node", "npm error code ENOTFOUND", "The npm registry cannot be reached"],
  ["Fetch Node", "spawn npx ENOENT", "npx was not found"],
  ["Build", "FATAL ERROR: JavaScript heap out of memory", "The machine ran out of memory"],
  [
    "Install packages",
    "EACCES: permission denied, mkdir '/x'\n    at /root/.npm/_npx/1/node_modules/pnpm/dist/pnpm.cjs:1",
    "A file of this checkout belongs to another user",
  ],
  [
    "Fetch Node",
    "npm error code EACCES\nnpm error syscall mkdir\nnpm error path /home/me/.npm/_cacache/tmp",
    "The cache of npm belongs to another user",
  ],
  [
    "Install packages",
    "Error: EACCES: permission denied, open '/home/me/.npm/_npx/1/package.json'",
    "The cache of npm belongs to another user",
  ],
  [
    "Fetch Node",
    "npm error Your cache folder contains root-owned files, due to a bug in",
    "The cache of npm belongs to another user",
  ],
  ["Build", "Error: connect ECONNREFUSED 127.0.0.1:1", "its whole output is in build.log"],
  ["Build", "Type error: no", "its whole output is in build.log"],
])("%s: %s", (stage, output, expected) => {
  expect(explainFailure(stage, output, "build.log")).toContain(expected);
});
