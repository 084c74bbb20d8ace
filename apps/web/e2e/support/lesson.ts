import { type BrowserContext, expect, type Page } from "@playwright/test";
import { goHome, goTo } from "./by-clicks.ts";

const LESSON = "hash-map-bite";

/** By clicks, from wherever the learner is. */
export async function openLesson(page: Page): Promise<void> {
  await goHome(page);
  await goTo(page, "Patterns");
  await page.getByRole("main").getByRole("link", { name: "Hash map", exact: true }).click();
  await page.getByRole("link", { name: "Ask the map, do not search again" }).click();
  await expect(page).toHaveURL(`/lessons/${LESSON}`);
}

/** The lesson about hash maps, completed over the API: for stories that begin with its cards. */
export async function completeLesson(context: BrowserContext): Promise<void> {
  for (const [check, choice] of [
    [0, 1],
    [1, 2],
  ]) {
    const path = `/api/lessons/${LESSON}/checks`;
    const answer = await context.request.post(path, { data: { check, choice } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
