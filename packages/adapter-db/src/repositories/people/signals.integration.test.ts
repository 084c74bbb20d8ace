import type { Signal } from "@foothold/core/signals";
import { expect, onTestFinished, test, vi } from "vitest";
import { connect } from "../../connect.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { postgresSignals } from "./signals.ts";

const WITHIN_MS = 1_000;

async function anInstance(url: string) {
  const connection = connect(url, { max: 2 });
  const signals = postgresSignals(connection);
  await signals.start();
  const heard: Signal[] = [];
  const stop = signals.subscribe((signal) => heard.push(signal));
  onTestFinished(async () => {
    await signals.close();
    await connection.close();
  });
  return { signals, heard, stop };
}

test("a signal is heard on every instance within a second", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const instances = [await anInstance(database.url), await anInstance(database.url)];
  const signal: Signal = { topic: "escalations", learnerId: "learner-1" };
  await instances[0]?.signals.send(signal);
  await vi.waitFor(
    () => expect(instances.map(({ heard }) => heard)).toEqual([[signal], [signal]]),
    {
      timeout: WITHIN_MS,
      interval: 10,
    },
  );
});

test("who stopped listening hears no more", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const [one, other] = [await anInstance(database.url), await anInstance(database.url)];
  one.stop();
  await one.signals.send({ topic: "notifications", userId: "learner-1" });
  await vi.waitFor(() => expect(other.heard).toHaveLength(1));
  expect(one.heard).toEqual([]);
});
