import { expect, type Locator, type Page } from "@playwright/test";

/** The editor as it should be: lines one below the other, with numbers and colours. */
export async function expectWholeEditor(page: Page): Promise<Locator> {
  const editor = page.locator(".monaco-editor").first();
  await expect(editor).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    const lines = editor.locator(".view-line");
    const tops = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
    const boxes = tops.toSorted((one, other) => one.top - other.top);
    expect(boxes.length).toBeGreaterThan(1);
    for (const [index, box] of boxes.entries()) {
      expect(box.height).toBeGreaterThan(0);
      if (index > 0) expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 1);
    }
    const colours = await editor
      .locator('.view-line [class*="mtk"]:not([class*="bracket"])')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    expect(colours.length).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000 });
  await expect(editor.locator(".line-numbers").first()).toBeVisible();
  return editor;
}

/** By keys, in the editor that has the focus. It indents lines and closes brackets by itself: what it added is left over at the end. */
export async function replaceCode(page: Page, code: string): Promise<void> {
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(code.replaceAll(/^[ ]+/gm, ""));
  await page.keyboard.press("Control+Shift+End");
  await page.keyboard.press("Delete");
}
