import { signInAs } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { continueAttempt, enterAt } from "../support/by-clicks.ts";
import { aLearner } from "../support/classes.ts";
import { holdNext } from "../support/hold-next.ts";
import { allowCutConnection, allowRefusal, expect, test } from "../support/story.ts";
import { violations } from "../support/violations.ts";

test("an instructor starts a class, a learner joins by its code, leaves, and is removed for good", async ({
  page,
  context,
  browser,
}) => {
  allowRefusal(404, "/api/classes/join");
  allowCutConnection();
  test.setTimeout(120_000);
  await signInAs(context, "instructor");
  await enterAt(page, "Classes");
  await page.getByRole("button", { name: "Create the class" }).click();
  await expect(page.getByText("Give the class a name.")).toBeVisible();
  const name = `Evenings ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByLabel("Name of the class").fill(name);
  const open = await holdNext(page, /\/classes\/[^/]+\?_rsc/);
  const opening = page.waitForRequest(/\/classes\/[^/]+\?_rsc/);
  await page.getByRole("button", { name: "Create the class" }).click();
  await opening;
  await page.getByLabel("Name of the class").press("Enter");
  await open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const { classes } = await (await context.request.get("/api/classes")).json();
  expect(classes.filter((made: { name: string }) => made.name === name)).toHaveLength(1);
  await expect(page.getByText("Nobody has joined yet")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect(page.getByText("Your browser does not allow copying")).toBeVisible();
  const code = page.getByText(/^[A-Z2-9]{8}$/);
  const first = await code.textContent();
  await page.getByRole("button", { name: "Renew the code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Renew the code" }).click();
  await expect(code).not.toHaveText(first ?? "");
  const second = (await code.textContent()) ?? "";

  const learner = await aLearner(browser);
  await enterAt(learner.page, "Classes");
  await learner.page.getByLabel("Join code").fill(first ?? "");
  await learner.page.getByRole("button", { name: "Join the class" }).click();
  await expect(learner.page.getByText("No class has this code.")).toBeVisible();
  await learner.page.getByLabel("Join code").fill(second.toLowerCase());
  await learner.page.getByRole("button", { name: "Join the class" }).click();
  await expect(learner.page.getByText(`You are in “${name}” now`)).toBeVisible();
  await expect(learner.page.getByText(second)).toHaveCount(0);
  expect(await violations(learner.page)).toEqual([]);
  await learner.page.getByRole("button", { name: `Leave ${name}` }).click();
  await learner.page.getByRole("button", { name: "Leave the class" }).click();
  await expect(learner.page.getByText("You are in no class yet")).toBeVisible();
  await learner.page.getByLabel("Join code").fill(second);
  await learner.page.getByRole("button", { name: "Join the class" }).click();
  await expect(learner.page.getByRole("button", { name: `Leave ${name}` })).toBeVisible();

  await page.reload();
  const members = page.getByRole("list", { name: "Members" });
  await expect(members.getByText(learner.name)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.route("**/members/*", (route) => route.abort(), { times: 1 });
  await members.getByRole("button", { name: `Remove ${learner.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Foothold did not answer.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await members.getByRole("button", { name: `Remove ${learner.name}` }).click();
  await expect(page.getByText("Foothold did not answer.")).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(members.getByText(learner.name)).toHaveCount(0);
  await learner.context.close();
});

test("without a class, a call for a human says what else to do, and reaches one after joining", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const learner = await aLearner(browser);
  await continueAttempt(learner.page, await attemptAt(learner.context, "IMPLEMENT"));
  const mine = learner.page.getByRole("button", { name: "My instructor", exact: true });
  await mine.click();
  const ask = learner.page.getByRole("region", { name: "Ask my instructor" });
  await expect(ask.getByText("You are in no class yet")).toBeVisible();
  await ask.getByLabel(/What puzzles you/).fill("Where do I begin?");
  await mine.click();
  await expect(ask).toHaveCount(0);
  await mine.click();
  await expect(ask.getByLabel(/What puzzles you/)).toHaveValue("Where do I begin?");
  await ask.getByRole("button", { name: "Ask my instructor" }).click();
  await expect(learner.page.getByText("No instructor can see this yet")).toBeVisible();
  await expect(learner.page.getByText(/^Read .*, with a worked example/)).toBeVisible();
  await learner.page.getByRole("link", { name: "Take a rescue" }).click();
  const rescue = learner.page.getByRole("button", { name: "Rescue", exact: true });
  await expect(rescue).toBeInViewport();

  await signInAs(context, "instructor");
  await enterAt(page, "Queue");
  const waiting = page.getByRole("region", { name: "Waiting" });
  const link = waiting.getByRole("link", { name: learner.name });
  await expect(link).toHaveCount(0);
  const made = await context.request.post("/api/classes", { data: { name: "Late" } });
  const { joinCode } = (await made.json()).class;
  await learner.context.request.post("/api/classes/join", { data: { joinCode } });
  await link.click();
  await expect(page.getByText("Where do I begin?")).toBeVisible();
  await learner.context.close();
});
