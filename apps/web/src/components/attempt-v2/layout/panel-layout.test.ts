import { expect, test } from "vitest";
import {
  PANEL_COOKIE,
  panelCookie,
  readPanelLayout,
  readShownPanel,
  shownPanelCookie,
} from "./panel-layout.ts";

const usual = readPanelLayout(undefined);

test("widths are remembered to a tenth of a per cent", () => {
  const layout = { problem: 0, step: 66.66, coach: 33.34 };
  const [, value] = /=([^;]+)/.exec(panelCookie(layout)) ?? [];
  expect(panelCookie(layout)).toContain(`${PANEL_COOKIE}=`);
  expect(readPanelLayout(value)).toEqual({ problem: 0, step: 66.7, coach: 33.3 });
});

test.each(["", "1-2", "50-50-50", "-10-60-50", "a-b-c", "25-50-25-0", "NaN-50-50"])(
  "%j is no layout, and the usual one is taken",
  (remembered) => expect(readPanelLayout(remembered)).toEqual(usual),
);

test("the shown panel is remembered for its attempt, and anything else is none", () => {
  const [, value, path] = /=([^;]+); path=([^;]+)/.exec(shownPanelCookie("a-1", "coach")) ?? [];
  expect(readShownPanel(value)).toBe("coach");
  expect(path).toBe("/practice/a-1");
  expect(readShownPanel("kitchen")).toBeNull();
  expect(readShownPanel(undefined)).toBeNull();
});
