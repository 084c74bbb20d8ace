import { expect, test } from "vitest";
import { attackedServer } from "./attacked-server.ts";

const server = attackedServer({ READS_PER_MINUTE: "60" });

const refusedOf = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 429).length;

test.each(["/api/settings", "/home"])(
  "beyond a minute's reads of %s a person waits, and another does not",
  async (path) => {
    const [one, other] = [await server.learner(), await server.learner()];
    const statuses: number[] = [];
    for (let at = 0; at < 80; at++) statuses.push((await one.call("GET", path)).status);
    expect(refusedOf(statuses)).toBeGreaterThan(0);
    expect((await other.call("GET", path)).status).toBe(200);
  },
);

test("a made-up session does not give another allowance", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 140; at++) {
    const headers = { cookie: `foothold.session_token=made${at}.up`, accept: "text/html" };
    statuses.push((await fetch(`${server.url()}/sign-in`, { headers })).status);
  }
  expect(refusedOf(statuses)).toBeGreaterThan(0);
});
