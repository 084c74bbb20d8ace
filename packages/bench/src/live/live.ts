import { startTestServer } from "@foothold/adapter-db/testing";
import { type Bench, type Row, row } from "../bench.ts";
import { signIn } from "../sign-in.ts";
import { startWebServer } from "../web-server.ts";
import { hearCalls } from "./hear-calls.ts";

const ROUNDS = 60;
/** After this many calls connections, statements and code are warm. */
const WARM_UP = 5;

type Round = { answered: number; here: number; elsewhere: number };

/**
 * How soon an instructor hears of a new escalation, on the learner's server and on another one with the same database.
 */
export const live: Bench = {
  what: `ms from a learner's call for an instructor to the instructor's page, against the call's own answer; ${ROUNDS} calls`,
  async run() {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const servers = [await startWebServer(database.url), await startWebServer(database.url)];
    try {
      const [one, other] = servers.map(({ url }) => url);
      return rowsOf(await rounds(one ?? "", other ?? ""));
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
    }
  },
};

async function rounds(one: string, other: string): Promise<Round[]> {
  const learner = await signIn(one);
  const instructor = await signIn(one, "instructor");
  const post = async ({ cookie }: { cookie: string }, path: string, body: object = {}) => {
    const headers = { cookie, "content-type": "application/json" };
    const response = await fetch(one + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return (await response.json()) as { class: { joinCode: string }; attempt: { id: string } };
  };
  const { joinCode } = (await post(instructor, "/api/classes", { name: "Live" })).class;
  await post(learner, "/api/classes/join", { joinCode });
  const start = { problemSlug: "two-sum", language: "javascript" };
  const { id } = (await post(learner, "/api/attempts", start)).attempt;
  const hearers = await Promise.all([one, other].map((url) => hearCalls(url, instructor.cookie)));

  const all: Round[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const heard = hearers.map(({ next }) => next());
    const begun = performance.now();
    await post(learner, `/api/attempts/${id}/stuck/ask-instructor`);
    const answered = performance.now() - begun;
    const [here = 0, elsewhere = 0] = (await Promise.all(heard)).map((at) => at - begun);
    all.push({ answered, here, elsewhere });
    // Withdrawn, so that the next escalation is a new one; the instructor hears of that too.
    const withdrawn = hearers.map(({ next }) => next());
    await post(learner, `/api/attempts/${id}/stuck/dismiss`);
    await Promise.all(withdrawn);
  }
  for (const { stop } of hearers) stop();
  return all.slice(WARM_UP);
}

function rowsOf(all: readonly Round[]): Row[] {
  const at = (of: (round: Round) => number, share: number) =>
    all.map(of).toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0;
  return [
    ["median", 0.5],
    ["95th percentile", 0.95],
    ["slowest", 1],
  ].flatMap(([name, share]) => {
    const answered = at((round) => round.answered, Number(share));
    const words = (where: "here" | "elsewhere") => at((round) => round[where], Number(share));
    return [
      row(`at the same server, ${name}`, "ms", answered, words("here")),
      row(`at another server, ${name}`, "ms", answered, words("elsewhere")),
    ];
  });
}
