import type { RecoveryCount, RecoverySeries } from "@foothold/core/classroom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breakdown } from "./Breakdown.tsx";

const none: RecoveryCount = { triggers: 0, ended: 0, successes: 0, rate: null };
const days = ["2026-03-01T00:00:00.000Z", "2026-03-02T00:00:00.000Z"] as const;

function series(name: string, count: RecoveryCount): RecoverySeries {
  const overTime = [
    { from: days[0], ...none },
    { from: days[1], ...count },
  ];
  return { name, ...count, overTime };
}

const markup = (rows: readonly RecoverySeries[]) =>
  renderToStaticMarkup(<Breakdown title="By problem" head="Problem" rows={rows} />);

test("each has bars of its own, to the scale of all, and a table says the same", () => {
  const html = markup([
    series("Two Sum", { triggers: 4, ended: 4, successes: 3, rate: 0.75 }),
    series("Add Two", { triggers: 2, ended: 1, successes: 1, rate: 1 }),
  ]);
  expect(html).toContain('aria-label="All from 2 Mar: 4 triggered, 3 resolved."');
  expect(html).toContain('aria-label="All from 2 Mar: 2 triggered, 1 resolved."');
  const heights = [...html.matchAll(/ height="([\d.]+)" class="fill-(accent-line|success)"/g)];
  expect(heights.map(([, height]) => Number(height)).filter((height) => height !== 10)).toEqual([
    60, 45, 30, 15,
  ]);
  expect(html).toMatch(/scope="rowgroup"[^>]*>Two Sum<.*scope="row"[^>]*>2 Mar<.*75%/);
});

test("with nothing to break down there is no heading either", () => {
  expect(markup([])).toBe("");
});
