import { knownCause } from "./explain-failure.mjs";
import { Failure } from "./failure.mjs";

const SHOWN_LINES = 12;

/** The last lines of what failed on stdout, then the one sentence on stderr. */
export function reportFailure(error) {
  if (error instanceof Failure) {
    for (const line of error.tail.slice(-SHOWN_LINES)) console.log(`  │ ${line}`);
    console.error(error.message);
    return;
  }
  console.error(knownCause("", String(error?.message)) ?? error);
}
