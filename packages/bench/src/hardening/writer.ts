import { setTimeout as pause } from "node:timers/promises";
import { type Learner, newLearnerAt } from "./learner.ts";

const ASKS_EVERY = 10;

type Stored = { attempt: { code: string; version: number } };

/**
 * Somebody who saves code and asks the coach by a stream all the time, and remembers what was acknowledged: the number in
 * the last code that was answered with 200, and the messages whose stream came to its `answer`.
 */
export async function writerAt(url: string) {
  const learner = await newLearnerAt(url);
  const path = await learner.beginTwoSum();
  const acknowledged = { saves: 0, lastSaved: 0, messages: [] as string[] };
  let conversationId: string | undefined;
  let isOver = false;

  async function save(number: number): Promise<void> {
    const version = await versionOf(learner, path);
    const code = `// ${number}\n`;
    const { status } = await learner.call("PUT", `${path}/code`, { code, version });
    if (status !== 200) return;
    acknowledged.lastSaved = number;
    acknowledged.saves += 1;
  }

  async function ask(number: number): Promise<void> {
    const message = `What goes in, question ${number}?`;
    const response = await fetch(`${url}${path}/chat`, {
      method: "POST",
      headers: {
        cookie: learner.cookie,
        "content-type": "application/json",
        accept: "text/event-stream",
      },
      body: JSON.stringify({ message }),
    });
    const events = await response.text();
    const answer = /event: answer\ndata: (.*)/.exec(events)?.[1];
    if (!answer) return;
    conversationId = (JSON.parse(answer) as { conversationId: string }).conversationId;
    acknowledged.messages.push(message);
  }

  const working = (async () => {
    for (let number = 1; !isOver; number++) {
      await save(number).catch(() => {});
      if (number % ASKS_EVERY === 1) await ask(number).catch(() => {});
      await pause(50);
    }
  })();

  return {
    acknowledged,
    async stop() {
      isOver = true;
      await working;
    },
    /** What was acknowledged and is not stored; there should be nothing. */
    async findLost(): Promise<string[]> {
      const { lastSaved, messages } = structuredClone(acknowledged);
      const { text } = await learner.call("GET", path);
      const { code } = (JSON.parse(text) as Stored).attempt;
      const lost = numberIn(code) < lastSaved ? [`code ${lastSaved}, there is ${code}`] : [];
      if (!conversationId) return lost;
      const told = await learner.call("GET", `/api/conversations/${conversationId}?limit=100`);
      // A page holds the newest.
      const missing = messages.slice(-20).filter((message) => !told.text.includes(message));
      return [...lost, ...missing];
    },
  };
}

async function versionOf(learner: Learner, path: string): Promise<number> {
  const { text } = await learner.call("GET", path);
  return (JSON.parse(text) as Stored).attempt.version;
}

const numberIn = (code: string): number => Number(/\/\/ (\d+)/.exec(code)?.[1] ?? 0);
