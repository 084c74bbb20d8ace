import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY_MS = 500;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Starts a database that only we may stop again when it was killed or stopped, for as long as it takes, because a full
 * disk may be the reason. Ends with the shutdown.
 */
export async function keepDatabase({ server, start, shutdown, say = console.log }) {
  let current = server;
  while (!shutdown.stopping) {
    await pause(LOOK_EVERY_MS, undefined, { ref: false });
    if (shutdown.stopping || current.isRunning()) continue;
    say("PostgreSQL is gone: starting it again.");
    for (let waitMs = FIRST_PAUSE_MS; !shutdown.stopping; ) {
      const restarted = await start().catch((error) => {
        say(`PostgreSQL does not start: ${error.message}`);
      });
      if (restarted) {
        say("PostgreSQL is back.");
        current = restarted;
        break;
      }
      await pause(waitMs, undefined, { ref: false });
      waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS);
    }
  }
}
