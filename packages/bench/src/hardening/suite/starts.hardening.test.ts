import { spawnSync } from "node:child_process";
import { startTestServer } from "@foothold/adapter-db/testing";
import { expect, onTestFinished, test } from "vitest";
import { startWebServer } from "../../web-server.ts";

/** What stands around programs needs bwrap and the right to make namespaces, which not every machine has. */
const canUnshare =
  spawnSync("bwrap", ["--unshare-all", "--ro-bind", "/", "/", "true"]).status === 0;

async function startWith(RUNNER_CONFINEMENT: string) {
  const postgres = await startTestServer();
  onTestFinished(() => postgres.stop());
  const { url } = await postgres.createDatabase();
  const web = await startWebServer(url, { RUNNER_CONFINEMENT });
  onTestFinished(() => web.stop());
  return web;
}

test.runIf(canUnshare)(
  "a server that demands namespaces starts where it can have them",
  async () => {
    const { url } = await startWith("namespaces");
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  },
);

test.skipIf(canUnshare)(
  "a server that demands namespaces and cannot have them does not start",
  async () => {
    await expect(startWith("namespaces")).rejects.toThrow(
      "confinement that is demanded: namespaces",
    );
  },
);

test("a server that demands what is no confinement does not start", async () => {
  await expect(startWith("some")).rejects.toThrow("RUNNER_CONFINEMENT");
});
