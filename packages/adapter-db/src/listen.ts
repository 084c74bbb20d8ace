import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CONNECT_TIMEOUT_MS } from "./connect.ts";

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 2_000;
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

export type Listener = {
  /** Resolves after the first try, successful or not; it keeps trying until `close`. */
  start(): Promise<void>;
  isListening(): boolean;
  close(): Promise<void>;
};

type ListenOptions = {
  url: string;
  channel: string;
  /** Called on every connection before it counts as listening, to fetch what was missed. */
  onConnected: () => Promise<void>;
  onNotification: (payload: string) => void;
};

/** Listens on its own connection, which is opened again whenever it is lost. */
export function listen(options: ListenOptions): Listener {
  const stopping = new AbortController();
  let listening = false;
  let started: Promise<void> | undefined;
  let finished: Promise<void> = Promise.resolve();

  async function keepListening(firstTryDone: () => void): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!stopping.signal.aborted) {
      await listenOnce(options, stopping.signal, () => {
        listening = true;
        retryMs = FIRST_RETRY_MS;
        firstTryDone();
      }).catch(() => {});
      listening = false;
      firstTryDone();
      await wait(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  return {
    start() {
      started ??= new Promise((resolve) => {
        finished = keepListening(resolve);
      });
      return started;
    },
    isListening: () => listening,
    async close() {
      stopping.abort();
      await finished;
    },
  };
}

/** Resolves or rejects when the connection is gone. */
async function listenOnce(
  { url, channel, onConnected, onNotification }: ListenOptions,
  stop: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "foothold-listen",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    keepAlive: true,
  });
  const over = new AbortController();
  const gone = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
    stop.addEventListener("abort", () => resolve(), { signal: over.signal });
  });
  // A connection can die silently, so a query checks it regularly.
  const heartbeat = setInterval(() => {
    client.query("select 1").catch(() => client.end());
  }, HEARTBEAT_MS).unref();
  try {
    await client.connect();
    client.on("notification", ({ payload = "" }) => onNotification(payload));
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    await onConnected();
    onListening();
    await gone;
  } finally {
    over.abort();
    clearInterval(heartbeat);
    await client.end().catch(() => {});
  }
}
