import { signInAs } from "../people.ts";
import { attemptAt, post } from "../support/attempts.ts";
import { aClass, aLearner, anotherInstructor } from "../support/classes.ts";
import { allowRefusal, expect, test } from "../support/story.ts";

test("an address without a page says so with a way home", async ({ page }) => {
  allowRefusal(404, "/no/such/page");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page was not found");
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL("/");
});

test("a problem or a pattern that does not exist is not found", async ({ page, context }) => {
  allowRefusal(404, "/no-such-");
  await signInAs(context, "learner");
  for (const path of ["/problems/no-such-problem", "/patterns/no-such-pattern"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test("a place of another role is refused inside the frame", async ({ page, context }) => {
  allowRefusal(403, "/admin/people");
  await signInAs(context, "learner");
  const answer = await page.goto("/admin/people");
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is not for your role");
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL("/home");
});

test("an instructor of another class finds neither the class nor its attempts and calls", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const teaching = await aClass(browser, "Ours alone");
  const learner = await aLearner(browser, teaching.joinCode);
  const attempt = await attemptAt(learner.context, "IMPLEMENT");
  const id = attempt.replace("/practice/", "");
  await post(learner.context, `/api/attempts/${id}/stuck/ask-instructor`, { message: "How?" });
  const { items } = await (await teaching.context.request.get("/api/escalations")).json();
  const call = items.find(({ attemptId }: { attemptId: string }) => attemptId === id);
  const stranger = await anotherInstructor(browser);
  for (const path of [
    `/classes/${teaching.classId}`,
    `/instructor/attempts/${id}`,
    `/instructor/queue/${call.id}`,
  ]) {
    allowRefusal(404, path);
    expect((await teaching.page.goto(path))?.status(), path).toBe(200);
    expect((await stranger.page.goto(path))?.status(), path).toBe(404);
  }
  for (const { context } of [teaching, learner, stranger]) await context.close();
});
