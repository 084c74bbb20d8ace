import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createServerRunner } from "./index.ts";

const request = (language: "javascript" | "python") => ({
  language,
  code: language === "python" ? "def f(): return 1" : "const f = () => 1;",
  entryPoint: "f",
  tests: [{ args: [], expected: 1 }],
});

test("where somebody removes the engines, they are staged again", async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), "foothold-engines-"));
  chmodSync(cacheDir, 0o755);
  const runner = await createServerRunner({ cacheDir, warm: { javascript: 1, python: 1 } });
  expect(await runner.run(request("javascript"))).toMatchObject({ status: "passed" });
  rmSync(cacheDir, { recursive: true });
  for (const language of ["javascript", "python"] as const) {
    await expect
      .poll(() => runner.run(request(language)).catch(({ code }) => code), {
        timeout: 50_000,
        interval: 500,
      })
      .toMatchObject({ status: "passed" });
  }
  await runner.close();
  rmSync(cacheDir, { recursive: true });
});
