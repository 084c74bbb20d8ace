import { expect, test } from "vitest";
import { engineFile } from "./engine-file.ts";

const file = {
  name: "engine.js",
  body: new TextEncoder().encode("run()"),
  headers: { "content-type": "text/javascript" },
};
const browserAssets = async () => ({ version: "v1", files: [file] });

test.each([
  [["version"], "v1", "cache-control", "no-store"],
  [["v1", "engine.js"], "run()", "content-type", "text/javascript"],
])("%s is served with its own headers", async (path, body, header, value) => {
  const response = await engineFile({ browserAssets }, { path });
  expect(await response.text()).toBe(body);
  expect(response.headers.get(header)).toBe(value);
});

test.each([[["v0", "engine.js"]], [["v1", "other.js"]], [["v1"]]])(
  "%s is not there",
  async (path) => {
    await expect(engineFile({ browserAssets }, { path })).rejects.toMatchObject({
      code: "not-found",
    });
  },
);

test("engines that cannot be made are an outage", async () => {
  const broken = { browserAssets: () => Promise.reject(new Error("no such file")) };
  await expect(engineFile(broken, { path: ["version"] })).rejects.toMatchObject({
    code: "runner-unavailable",
    retryAfterSeconds: expect.any(Number),
  });
});
