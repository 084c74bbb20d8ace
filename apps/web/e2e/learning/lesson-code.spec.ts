import { signUpByClicks } from "../support/by-clicks.ts";
import { expect, test } from "../support/story.ts";

test("a lesson has a picture in words too, and code in the language of one's choice", async ({
  page,
}) => {
  await signUpByClicks(page);
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Patterns" }).click();
  await page.getByRole("main").getByRole("link", { name: "Hash map", exact: true }).click();
  await page.getByRole("link", { name: "Ask the map, do not search again" }).click();
  const picture = page.getByRole("img", { name: /^A map: KA 7 gives 8:05/ });
  await expect(picture).toBeVisible();
  await expect(page.getByText("The plate is the key")).toBeVisible();

  const code = page.getByRole("group", { name: "Code", exact: true });
  await expect(code).toContainText("function firstReturn(plates) {");
  const language = page.getByLabel("Language of the code");
  await language.selectOption("Python");
  await expect(code).toContainText("def first_return(plates):");
  await expect(page.getByText('first_return(["KA 7"')).toBeVisible();
  const keyword = code.getByText("return", { exact: true }).first();
  const word = code.getByText("plates", { exact: true }).first();
  const colourOf = (piece: typeof word) =>
    piece.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(keyword)).not.toBe(await colourOf(word));
});
