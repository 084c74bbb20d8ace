import { yearCookie } from "#lib/browser/year-cookie.ts";

export const panelNames = ["problem", "step", "coach"] as const;
export type PanelName = (typeof panelNames)[number];

/** Each panel's share of the width, in percent; 0: folded. */
export type PanelLayout = Record<PanelName, number>;

/** In a cookie, so that the server can render the widths. */
export const PANEL_COOKIE = "foothold-panels";
const usual: PanelLayout = { problem: 25, step: 50, coach: 25 };

/** The stored widths, or the defaults if there are none or they are not valid. */
export function readPanelLayout(remembered: string | undefined): PanelLayout {
  const [problem, step, coach, more] = remembered?.split("-").map(Number) ?? [];
  if (problem === undefined || step === undefined || coach === undefined) return usual;
  const makeAll = Math.abs(problem + step + coach - 100) < 1;
  const fit = Math.min(problem, step, coach) >= 0 && more === undefined;
  return makeAll && fit ? { problem, step, coach } : usual;
}

export function panelCookie(layout: Readonly<Record<string, number>>): string {
  const shares = panelNames.map((name) => (layout[name] ?? 0).toFixed(1));
  return yearCookie(PANEL_COOKIE, shares.join("-"), "/practice");
}

/** Also stored in a cookie, so that after a reload a phone shows the same panel from the first paint on. */
export const SHOWN_PANEL_COOKIE = "foothold-shown-panel";

export function readShownPanel(remembered: string | undefined): PanelName | null {
  return panelNames.find((name) => name === remembered) ?? null;
}

/** One cookie for each attempt's path, until the browser is closed. */
export function shownPanelCookie(attemptId: string, shown: PanelName): string {
  return `${SHOWN_PANEL_COOKIE}=${shown}; path=/practice/${attemptId}; samesite=lax`;
}
