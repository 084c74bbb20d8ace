import { loadavg } from "node:os";
import { loadCatalog } from "@foothold/catalog";
import { type HandedIn, handInAtOnce } from "./hand-in-at-once.ts";
import { healthDuring, percentile } from "./health-during.ts";
import { type Learner, newLearnerAt } from "./learner.ts";

const PEOPLE = 300;
const SAVES_EACH = 5;
const AT_ONCE = 20;
const FLOOD = 2_000;
const STREAMS_EACH = 5;

type Times = { status: number; ms: number }[];

/** How long a whole course waits when everybody does the same thing at once, and how soon health answers meanwhile. */
export async function loadOf(url: string, hostile: (during: () => Promise<void>) => Promise<void>) {
  const people = await inBatches(PEOPLE, () => newLearnerAt(url));
  const [one] = people;
  if (!one) return [];
  const paths = await inBatches(PEOPLE, (at) => (people[at] ?? one).beginTwoSum());
  const reference = loadCatalog().problem("two-sum").references.javascript ?? "";
  const each = (work: (learner: Learner, path: string) => Promise<Times>) => () =>
    Promise.all(people.map((learner, at) => work(learner, paths[at] ?? ""))).then((all) =>
      all.flat(),
    );
  const rows = [await measured(url, "idle", () => pauseFor(4_000))];
  rows.push(await measured(url, `${PEOPLE} people save ${SAVES_EACH} times`, each(saveOften)));
  await inBatches(PEOPLE, (at) =>
    (people[at] ?? one).call("POST", `${paths[at]}/implement/submit`, { code: reference }),
  );
  let handedIn: HandedIn[] = [];
  const handIns = await measured(url, `${PEOPLE} people hand in at once`, async () => {
    handedIn = await handInAtOnce(
      people.map((learner, at) => ({ learner, path: paths[at] ?? "" })),
    );
    return handedIn;
  });
  const told = handedIn.map(({ toldMs }) => toldMs);
  rows.push(handIns, {
    ...handIns,
    case: "the same, until told where they stand",
    "p50 ms": percentile(told, 0.5),
    "p95 ms": percentile(told, 0.95),
    "longest ms": percentile(told, 1),
  });
  rows.push(
    await measured(
      url,
      `${PEOPLE} live streams, ${STREAMS_EACH} answers streamed to each of 20`,
      () => streamTo(url, people, paths),
    ),
  );
  rows.push(
    await measured(url, `${FLOOD} reads of one person at once`, () =>
      Promise.all(Array.from({ length: FLOOD }, () => one.call("GET", "/api/settings"))),
    ),
  );
  rows.push(
    await measured(url, "six hostile explanations at a time", async () => {
      await hostile(async () => void (await pauseFor(8_000)));
      return [];
    }),
  );
  return rows;
}

async function saveOften(learner: Learner, path: string): Promise<Times> {
  const times: Times = [];
  for (let at = 0; at < SAVES_EACH; at++) {
    const { text } = await learner.call("GET", path);
    const { version } = (JSON.parse(text) as { attempt: { version: number } }).attempt;
    times.push(await learner.call("PUT", `${path}/code`, { code: `// ${at}`, version }));
  }
  return times;
}

async function streamTo(url: string, people: Learner[], paths: string[]): Promise<Times> {
  const closing = new AbortController();
  for (const { cookie } of people) {
    void fetch(`${url}/api/live`, { headers: { cookie }, signal: closing.signal })
      .then(({ body }) => body?.pipeTo(new WritableStream()))
      .catch(() => {});
  }
  const times = await Promise.all(
    people.slice(0, AT_ONCE).map(async ({ cookie }, at) => {
      const own: Times = [];
      for (let asked = 0; asked < STREAMS_EACH; asked++) {
        const begun = performance.now();
        const response = await fetch(`${url}${paths[at]}/chat`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json", accept: "text/event-stream" },
          body: JSON.stringify({ message: `What goes in, and what comes out? ${asked}` }),
        });
        const isAnswered = (await response.text()).includes("event: answer");
        own.push({ status: isAnswered ? 200 : 503, ms: performance.now() - begun });
      }
      return own;
    }),
  );
  closing.abort();
  return times.flat();
}

/** The work's own times, and those of health meanwhile. */
async function measured(url: string, name: string, work: () => Promise<Times>) {
  const { found, times: health } = await healthDuring(url, work);
  const times = found.map(({ ms }) => ms);
  const refused = found.filter(({ status }) => status !== 200);
  const statuses = [...new Set(refused.map(({ status }) => status))].join(" ");
  return {
    case: name,
    requests: times.length,
    "p50 ms": percentile(times, 0.5),
    "p95 ms": percentile(times, 0.95),
    "longest ms": percentile(times, 1),
    refused: refused.length === 0 ? "0" : `${refused.length} (${statuses})`,
    "health p50 ms": percentile(health, 0.5),
    "health p95 ms": percentile(health, 0.95),
    load: (loadavg()[0] ?? 0).toFixed(1),
  };
}

async function pauseFor(ms: number): Promise<Times> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return [];
}

async function inBatches<Item>(
  count: number,
  make: (at: number) => Promise<Item>,
): Promise<Item[]> {
  const made: Item[] = [];
  while (made.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, at) =>
      make(made.length + at),
    );
    made.push(...(await Promise.all(batch)));
  }
  return made;
}
