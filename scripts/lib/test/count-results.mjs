import { readFileSync } from "node:fs";

/**
 * Counts by test. A file that does not load, a skipped test and a suite without tests count as failed, and so does a
 * runner that failed without naming a test. A test that passed on the second try has passed, and is listed.
 */
export function countResults(read, { exitCode }) {
  let outcomes;
  try {
    outcomes = read();
  } catch {
    return { passed: 0, failed: 1, failures: ["the run ended without a report"], unsteady: [] };
  }
  const unsteady = outcomes.filter(({ status }) => status === "flaky").map(({ name }) => name);
  const failures = outcomes
    .filter(({ status }) => status !== "passed" && status !== "flaky")
    .map(describe);
  const passed = outcomes.length - failures.length;
  if (outcomes.length === 0) failures.push("no test was executed");
  else if (failures.length === 0 && exitCode !== 0) {
    failures.push(`every test passed and yet the run ended with exit code ${exitCode}`);
  }
  return { passed, failed: failures.length, failures, unsteady };
}

const describe = ({ name, status }) => (status === "failed" ? name : `${name} (${status})`);

export const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

export function vitestOutcomes(report, root) {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.startsWith(root) ? name.slice(root.length + 1) : name;
    const tests = assertionResults.map((test) => ({
      name: `${file} > ${[...test.ancestorTitles, test.title].join(" > ")}`,
      status: test.status,
    }));
    const failedOutside = status === "failed" && !tests.some((test) => test.status === "failed");
    return failedOutside ? [...tests, { name: file, status: "failed" }] : tests;
  });
}

const playwrightStatus = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
  skipped: "skipped",
};

export function playwrightOutcomes(report) {
  const broken = report.errors.map(({ message }) => ({
    name: firstLine(message),
    status: "failed",
  }));
  return [...report.suites.flatMap((suite) => suiteOutcomes(suite, [])), ...broken];
}

function suiteOutcomes(suite, above) {
  const titles = [...above, suite.title].filter(Boolean);
  const specs = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      name: [...titles, spec.title].join(" > "),
      status: playwrightStatus[status],
    })),
  );
  return [...specs, ...(suite.suites ?? []).flatMap((inner) => suiteOutcomes(inner, titles))];
}

const firstLine = (text = "") => text.split("\n")[0];
