import { expect, test } from "vitest";
import { countResults, playwrightOutcomes, vitestOutcomes } from "./count-results.mjs";

const count = (outcomes, exitCode = 0) => countResults(() => outcomes, { exitCode });
const passed = { name: "a", status: "passed" };
const failed = { name: "b", status: "failed" };
const skipped = { name: "c", status: "skipped" };

test.each([
  [
    "passed and failed tests are counted",
    [passed, failed],
    1,
    { passed: 1, failed: 1, failures: ["b"], unsteady: [] },
  ],
  [
    "a skipped test is a failed one",
    [passed, skipped],
    0,
    { passed: 1, failed: 1, failures: ["c (skipped)"], unsteady: [] },
  ],
  [
    "a test that needed a second try has passed, and is named",
    [passed, { name: "d", status: "flaky" }],
    0,
    { passed: 2, failed: 0, failures: [], unsteady: ["d"] },
  ],
  [
    "a suite without tests is a failed one",
    [],
    0,
    { passed: 0, failed: 1, failures: ["no test was executed"], unsteady: [] },
  ],
  [
    "a run that ended badly is a failed one",
    [passed],
    1,
    {
      passed: 1,
      failed: 1,
      failures: ["every test passed and yet the run ended with exit code 1"],
      unsteady: [],
    },
  ],
])("%s", (_name, outcomes, exitCode, expected) => {
  expect(count(outcomes, exitCode)).toEqual(expected);
});

test("a run without a report is a failed one", () => {
  const read = () => JSON.parse("");
  expect(countResults(read, { exitCode: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

test("vitest's report is read by test, and a file that did not load counts", () => {
  const report = {
    testResults: [
      {
        name: "/repo/a.test.ts",
        status: "failed",
        assertionResults: [
          { ancestorTitles: ["group"], title: "works", status: "passed" },
          { ancestorTitles: [], title: "breaks", status: "failed" },
          { ancestorTitles: [], title: "later", status: "pending" },
        ],
      },
      { name: "/repo/b.test.ts", status: "failed", assertionResults: [] },
    ],
  };
  expect(vitestOutcomes(report, "/repo")).toEqual([
    { name: "a.test.ts > group > works", status: "passed" },
    { name: "a.test.ts > breaks", status: "failed" },
    { name: "a.test.ts > later", status: "pending" },
    { name: "b.test.ts", status: "failed" },
  ]);
});

test("playwright's report is read by test, and an error outside of tests counts", () => {
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const report = {
    errors: [{ message: "setup failed\n  at line 1" }],
    suites: [
      {
        title: "a.spec.ts",
        specs: [spec("opens", "expected"), spec("blinks", "flaky")],
        suites: [
          { title: "group", specs: [spec("closes", "unexpected"), spec("waits", "skipped")] },
        ],
      },
    ],
  };
  expect(playwrightOutcomes(report)).toEqual([
    { name: "a.spec.ts > opens", status: "passed" },
    { name: "a.spec.ts > blinks", status: "flaky" },
    { name: "a.spec.ts > group > closes", status: "failed" },
    { name: "a.spec.ts > group > waits", status: "skipped" },
    { name: "setup failed", status: "failed" },
  ]);
});
