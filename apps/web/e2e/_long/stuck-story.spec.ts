import { test } from "@playwright/test";
import { aClass, aLearner } from "../support/classes.ts";
import { tellStuckStory } from "../support/stuck-story.ts";

test("a learner is stuck, turns help down, takes it later, reaches a human, and what the human said helps the next", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const teaching = await aClass(browser, "Mondays");
  const learner = await aLearner(browser, teaching.joinCode);
  const second = await aLearner(browser, teaching.joinCode);
  await tellStuckStory({ teaching, learner, second });
  for (const { context } of [teaching, learner, second]) await context.close();
});
