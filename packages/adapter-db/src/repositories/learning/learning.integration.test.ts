import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Connection, connect } from "../../connect.ts";
import type { TestDatabase } from "../../testing/copy-template.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

describe("the history of learning", () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = connect(database.url);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  test.each([
    "update unit_events set type = type",
    "delete from unit_events",
    "truncate unit_events",
    "update recall_reviews set rating = rating",
    "delete from recall_reviews",
  ])("is append-only: %s is refused", async (statement) => {
    await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: "23001" });
  });
});
