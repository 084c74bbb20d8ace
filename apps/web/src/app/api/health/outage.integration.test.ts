import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedServer, startEmbeddedServer } from "@foothold/adapter-db/embedded";
import { migrate } from "@foothold/adapter-db/migrate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type App, startApp } from "../../../testing/app.ts";

describe("the database stopped and restarted under load", () => {
  let home: string;
  let postgres: EmbeddedServer;
  let app: App;
  let cookie: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "foothold-outage-"));
    postgres = await startEmbeddedServer({ home, durable: false });
    await migrate(postgres.url);
    app = await startApp({ DATABASE_URL: postgres.url, READS_PER_MINUTE: "1000000" });
    cookie = (await app.signUp("admin")).cookie;
  });
  afterAll(async () => {
    await app.stop();
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  });

  const health = async () => (await app.call("GET", "/api/health")).status;

  test("every answer is 200 or a 503 that says when to try again, and it recovers by itself", async () => {
    expect(await health()).toBe(200);
    const answers = new Map<string, number>();
    let loading = true;
    const load = Array.from({ length: 8 }, async () => {
      while (loading) {
        const response = await app.call("GET", "/api/settings", { cookie });
        const { error } = await response.json();
        const kind = error ? `${response.status} ${error.code} ${error.retryAfter}` : "200";
        answers.set(kind, (answers.get(kind) ?? 0) + 1);
      }
    });
    await vi.waitUntil(() => answers.get("200"), { timeout: 10_000 });
    await postgres.stop();
    await vi.waitUntil(async () => (await health()) === 503, { timeout: 10_000 });
    await vi.waitUntil(() => answers.get("503 database-unavailable 5"), { timeout: 10_000 });
    postgres = await startEmbeddedServer({ home, durable: false });
    await vi.waitUntil(async () => (await health()) === 200, { timeout: 10_000 });
    const before = answers.get("200") ?? 0;
    await vi.waitUntil(() => (answers.get("200") ?? 0) > before, { timeout: 10_000 });
    loading = false;
    await Promise.all(load);
    expect([...answers.keys()].sort()).toEqual(["200", "503 database-unavailable 5"]);
  });
});
