import { problemView } from "@foothold/core/catalog";
import type { TestStatus } from "@foothold/core/runs";
import { aProblem } from "@foothold/core/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TestCard } from "./TestCard.tsx";

const shown = (status: TestStatus, stdout = "") =>
  renderToStaticMarkup(
    <TestCard
      language="python"
      problem={problemView(aProblem())}
      test={{
        index: 0,
        hidden: false,
        purpose: "two numbers",
        args: [1, 2],
        expected: 3,
        status,
        stdout,
        stdoutTruncated: false,
        timeMs: 1,
      }}
    />,
  );

test.each(["timed-out", "out-of-memory"] as const)(
  "a program that %s is not said to have given a value",
  (status) => {
    expect(shown(status)).toContain("Expected");
    expect(shown(status)).not.toContain("Yours");
  },
);

test("a program that gave nothing is", () => {
  expect(shown("failed")).toContain("Yours");
});

test("what a passing test printed is shown", () => {
  expect(shown("passed", "total is 3")).toContain("total is 3");
});
