import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { home, root, web } from "../paths.mjs";
import { pnpmCommand } from "../process/npx.mjs";
import { runStageCommand } from "../stages/run-stage-command.mjs";
import { whileHolding } from "./checkout-lock.mjs";
import { hashFiles, listFiles, stampAt } from "./stamp.mjs";

const stage = "Build";
const left = /^(node_modules|\.next|\.turbo|e2e|testing|test-results|playwright-report)$/;
const turboArguments = ["run", "build", "--filter=@foothold/web", "--env-mode=loose"];
const buildId = join(web, ".next", "BUILD_ID");

/**
 * Builds for production. Does nothing when the sources have not changed since the last build; an earlier build is
 * restored from turbo's cache.
 */
export function buildWeb({ shutdown, priority, onProgress = () => {} }) {
  return whileHolding("build", async () => {
    const stamp = stampAt(join(home, "build-stamp"));
    const sources = hashSources();
    if (existsSync(buildId) && stamp.matches(stampValue(sources))) return { note: "unchanged" };

    stamp.clear();
    await runStageCommand(stage, pnpmCommand(["exec", "turbo", ...turboArguments]), {
      cwd: root,
      shutdown,
      priority,
      onLine: (line) => onProgress(line.trim()),
    });
    stamp.write(stampValue(sources));
    return {};
  });
}

const stampValue = (sources) => `${sources} ${readFileSync(buildId, "utf8")}`;

function hashSources() {
  const files = listFiles(join(root, "packages"), isSource).concat(listFiles(web, isSource));
  const shared = ["pnpm-lock.yaml", "tsconfig.base.json"].map((name) => join(root, name));
  const published = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
  return hashFiles(root, [...files, ...shared], [process.version, ...published.sort()]);
}

function isSource(path, entry) {
  if (entry.isDirectory()) return !left.test(entry.name);
  return !/\.test\.[a-z]+$|next-env\.d\.ts$|\.tsbuildinfo$|playwright\.config\.ts$/.test(path);
}
