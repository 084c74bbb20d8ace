import { rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBrowser } from "../browser/ensure-browser.mjs";
import { home, root, web } from "../paths.mjs";
import { buildWeb } from "../prepare/build.mjs";
import { runCommand } from "../process/run-command.mjs";
import { countResults, playwrightOutcomes, readJson, vitestOutcomes } from "./count-results.mjs";

/** Its path is passed to the later suites, so that a browser is searched for or downloaded once. */
export const browserStage = {
  id: "browser",
  name: "Find a browser",
  begins: "at once",
  async run({ shutdown }) {
    process.env.FOOTHOLD_BROWSER = await ensureBrowser({ shutdown });
    return { passed: 1, failed: 0 };
  },
};

const reportFile = (id) => join(home, "results", `${id}.json`);

/** Every project of vitest.config.ts, so that a new one needs no entry here. */
export async function vitestSuites() {
  const config = await import(pathToFileURL(join(root, "vitest.config.ts")).href);
  return config.default.test.projects.map(({ test }) => ({
    ...vitestSuite(test.name),
    ...particulars[test.name],
  }));
}

/** `onlyByName`: left out of a run of everything, because it takes long and wants the machine for itself. */
const particulars = {
  workers: { needs: ["browser"] },
  hardening: { needs: ["build"], onlyByName: true },
};

function vitestSuite(project) {
  return {
    id: project,
    name: `Tests: ${project}`,
    async run({ shutdown, logFile }) {
      const report = reportFile(project);
      rmSync(report, { force: true });
      const vitest = join(root, "node_modules/vitest/vitest.mjs");
      const args = ["run", "--project", project, "--reporter=default", "--reporter=json"];
      const { code, tail } = await runCommand(
        process.execPath,
        [vitest, ...args, `--outputFile.json=${report}`],
        { cwd: root, shutdown, logFile },
      );
      const read = () => vitestOutcomes(readJson(report), root);
      return { ...countResults(read, { exitCode: code }), tail };
    },
  };
}

export const buildStage = {
  id: "build",
  name: "Production build",
  begins: "beside suites",
  async run({ shutdown }) {
    // It takes only the time that the suites beside it leave.
    await buildWeb({ shutdown, priority: constants.priority.PRIORITY_LOW });
    return { passed: 1, failed: 0 };
  },
};

export const browserSuite = {
  id: "e2e",
  name: "Tests: pages",
  needs: ["browser", "build"],
  async run({ shutdown, logFile }) {
    const report = reportFile("e2e");
    rmSync(report, { force: true });
    const playwright = join(web, "node_modules/@playwright/test/cli.js");
    const { code, tail } = await runCommand(
      process.execPath,
      [playwright, "test", "--reporter=list,json"],
      {
        cwd: web,
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        shutdown,
        logFile,
      },
    );
    const read = () => playwrightOutcomes(readJson(report));
    return { ...countResults(read, { exitCode: code }), tail };
  },
};
