import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { pnpmCommand } from "../process/npx.mjs";
import { runStageCommand } from "../stages/run-stage-command.mjs";
import { workspaceFolders } from "../workspace-folders.mjs";
import { checkDiskForInstall } from "./check-disk.mjs";
import { whileHolding } from "./checkout-lock.mjs";
import { hashFiles, stampAt } from "./stamp.mjs";

const stage = "Install packages";

/** Installs from the lock file; does nothing when the last install is still valid. */
export function installPackages({ shutdown, onProgress = () => {} }) {
  return whileHolding("install", async () => {
    const folders = workspaceFolders(root);
    const manifests = folders.map((folder) => join(folder, "package.json"));
    const locks = ["pnpm-lock.yaml", "pnpm-workspace.yaml"].map((name) => join(root, name));
    const facts = [process.version, process.platform, process.arch];
    const wanted = hashFiles(root, [...manifests, ...locks], facts);
    const stamp = stampAt(join(root, "node_modules", ".foothold-install"));
    const isComplete = folders.every((folder) => existsSync(join(folder, "node_modules")));
    if (isComplete && stamp.matches(wanted)) return { note: "unchanged" };

    if (!isComplete) await checkDiskForInstall();
    stamp.clear();
    await runStageCommand(
      stage,
      pnpmCommand(["install", "--frozen-lockfile", "--reporter=append-only"]),
      {
        cwd: root,
        shutdown,
        onLine: (line) => onProgress(/^Progress: (.*)$/.exec(line)?.[1] ?? ""),
      },
    );
    stamp.write(wanted);
    return {};
  });
}
