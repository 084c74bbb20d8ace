import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { expect, test } from "../support/story.ts";

const MAX_BYTES = 300 * 1024;

test("before the editor is needed, little is transferred", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  const path = await attemptAt(context, "UNDERSTAND");
  const sizes: Promise<{ url: string; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const url = request.url();
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url,
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeEnabled();
  const parts = await Promise.all(sizes);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  test.info().annotations.push({ type: "bytes", description: `${bytes}` });
  process.stdout.write(`Understand: ${Math.round(bytes / 1024)} KB in ${parts.length} requests\n`);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(parts.filter(({ url }) => /monaco|pyodide|\/runner\//.test(url))).toEqual([]);
});
