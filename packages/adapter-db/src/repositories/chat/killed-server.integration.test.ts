import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { LEASE_MS, settleAbandoned } from "@foothold/core/chat";
import { aConversation, aPerson } from "@foothold/core/testing";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../connect.ts";
import { postgresRepositories } from "../../repositories.ts";
import { user } from "../../schema.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

test("what was shown when a server was killed is there, marked as cut, and can be asked for again", async () => {
  const { url, drop } = await createTestDatabase();
  const connection = connect(url, { max: 3 });
  onTestFinished(async () => {
    await connection.close();
    await drop();
  });
  const { createdAt, disabledAt: _, ...person } = aPerson({ id: randomUUID() });
  await connection.db.insert(user).values({ ...person, createdAt: new Date(createdAt) });
  const repositories = postgresRepositories(connection);
  const unit = { unitType: "ConceptBite", unitId: "a-lesson" } as const;
  const conversation = aConversation({ id: randomUUID(), userId: person.id, ...unit });
  await repositories.conversations.create(conversation);

  const file = new URL("../../testing/die-answering.ts", import.meta.url);
  const child = fork(file, [url, person.id, conversation.id], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [said] = await once(child, "message");
  expect(said).toBe("shown");
  child.kill("SIGKILL");
  await once(child, "exit");

  const newest = async () =>
    (await repositories.exchanges.list(conversation.id, { limit: 1 })).items[0];
  expect(await newest()).toMatchObject({ status: "streaming", message: "Why does it fail?" });
  const later = { now: () => new Date(Date.now() + LEASE_MS + 1_000) };
  const newId = () => randomUUID();
  await settleAbandoned({ ...repositories, newId, clock: { now: () => new Date() } });
  expect((await newest())?.status).toBe("streaming");
  await settleAbandoned({ ...repositories, newId, clock: later });
  const cut = await newest();
  expect(cut).toMatchObject({
    status: "recovered",
    reply: { summary: "Look at line 2." },
    recovery: { truncated: true, missing: expect.arrayContaining(["todos"]) },
  });
  expect(JSON.stringify(cut)).not.toContain("SECRET");
  const bugs = await repositories.chatBugs.list({ conversationId: conversation.id, limit: 5 });
  expect(bugs.items).toMatchObject([{ type: "truncated", by: "script" }]);
});
