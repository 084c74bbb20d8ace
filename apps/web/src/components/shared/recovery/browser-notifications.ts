import type { EscalationSummary } from "@foothold/core/recovery";

const KEY = "foothold:browser-notifications";

/** Off until the instructor turns it on in this browser. */
export function wantsBrowserNotifications(): boolean {
  return canNotify() && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Asks the browser for permission; false where it was refused. */
export async function turnOnBrowserNotifications(): Promise<boolean> {
  const permission = await Notification.requestPermission();
  if (permission === "granted") localStorage.setItem(KEY, "on");
  return permission === "granted";
}

export function turnOffBrowserNotifications(): void {
  localStorage.removeItem(KEY);
}

export function showBrowserNotification({ id, learnerName, goal }: EscalationSummary): void {
  if (!wantsBrowserNotifications()) return;
  const shown = new Notification(`${learnerName} asks for help`, { body: goal, tag: id });
  shown.addEventListener("click", () => {
    window.focus();
    window.location.assign(`/instructor/queue/${id}`);
  });
}
