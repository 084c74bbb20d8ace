import { readFile } from "node:fs/promises";
import { emptyReply } from "@foothold/core/chat";
import { unzipSync } from "fflate";
import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { chooseGemini, test } from "../support/server/model-server.ts";
import { allowRefusal, expect } from "../support/story.ts";

test("three pictures are asked for, one fails and is drawn again, and what is chosen is saved", async ({
  page,
  context,
  server: { pictures, gemini },
}) => {
  test.setTimeout(180_000);
  allowRefusal(422, "/redraw");
  const prompts = [
    "Boats in a morning harbour",
    "A harbour in watercolour",
    "A red crane at the quay",
  ];
  const todos = prompts.map((text) => ({ text, completed: false }));
  gemini.behave({ text: JSON.stringify({ ...emptyReply, summary: "Three prompts.", todos }) });
  await signUp(context, someone("Learner"));
  await chooseGemini(context);
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "python" }));
  const box = page.getByLabel("Your question");
  pictures.behave({ fault: "server-error", onlyFor: "watercolour" });
  await box.fill("Draw three pictures of a harbour in the morning");
  await box.press("Enter");
  const gallery = page.getByRole("region", { name: "Generated pictures" });
  const tile = (number: number) => gallery.getByRole("listitem", { name: `Picture ${number}` });
  const viewed = (number: number) =>
    gallery.getByRole("button", { name: `View picture ${number}` });
  const log = page.getByRole("log", { name: "Conversation with the coach" });
  await expect(log.getByText("2 of 3 pictures came.")).toBeVisible();
  await expect(viewed(1)).toBeVisible();
  await expect(viewed(3)).toBeVisible();
  await expect(tile(2).getByText("The picture model could not be reached.")).toBeVisible();
  await expect(log.getByText(/\$0\.14$/)).toBeVisible();

  await box.fill("draw 2 icons");
  await expect(page.getByText("2 pictures, about $0.14")).toBeVisible();
  await box.fill("");

  pictures.behave({ delayMs: 100 });
  await gallery.getByRole("button", { name: "Regenerate picture 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Regenerate picture" });
  await expect(dialog.getByLabel("Original prompt")).toHaveValue(prompts[1] ?? "");
  await dialog.getByLabel("Edit the prompt above or add to it below").fill("with the source code");
  await dialog.getByRole("button", { name: "Regenerate" }).click();
  await expect(dialog.getByText(/never writing or code/).first()).toBeVisible();
  await dialog.getByLabel("Edit the prompt above or add to it below").fill("with a red boat");
  await dialog.getByRole("button", { name: "Regenerate" }).click();
  await expect(dialog).toBeHidden();
  await expect(viewed(2)).toBeVisible();
  await expect(log.getByText("Here are 3 pictures.")).toBeVisible();
  await expect(log.getByText(/\$0\.21$/)).toBeVisible();

  await expect(tile(2).getByText("2/2")).toBeVisible();
  await gallery.getByRole("button", { name: "Earlier version of picture 2" }).click();
  await expect(tile(2).getByText("The picture model could not be reached.")).toBeVisible();
  await gallery.getByRole("button", { name: "Later version of picture 2" }).click();

  await viewed(2).press("Enter");
  const full = page.getByRole("dialog", { name: "Picture 2 of 3" });
  const shown = full.getByRole("img", { name: /with a red boat$/ });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Picture 3 of 3" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(full).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(full).toBeHidden();
  await expect(viewed(2)).toBeFocused();

  await gallery.getByLabel("Select picture 1").check();
  await gallery.getByLabel("Select picture 2").check();
  await gallery.getByRole("button", { name: "Save selected (2)" }).click();
  const saved = "Among your files: pictures/image-001.jpg, pictures/image-002.jpg.";
  await expect(gallery.getByText(saved)).toBeVisible();
  await page.getByText(/^Files \(/).click();
  await page.getByRole("button", { name: "Look at pictures/image-002.jpg" }).click();
  const kept = page.getByRole("dialog", { name: "pictures/image-002.jpg" });
  await kept.getByRole("button", { name: "Delete from my files" }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByRole("button", { name: /^Look at pictures/ })).toHaveCount(1);

  const download = page.waitForEvent("download");
  await gallery.getByRole("link", { name: "As a ZIP" }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files)).toEqual(["pictures/image-001.jpg", "pictures/image-002.jpg"]);
});
