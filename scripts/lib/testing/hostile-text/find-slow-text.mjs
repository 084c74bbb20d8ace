import { createContext, Script } from "node:vm";
import { hostileTexts } from "./hostile-texts.mjs";

const HOSTILE_LENGTH = 100_000;
export const MAX_MS = 100;
const TRIES = 3;
/** Time that grows with the square of the length, or faster, shows already in a short text. */
const SHORT_LENGTH = 6_000;
const SHORT_MS = MAX_MS * (SHORT_LENGTH / HOSTILE_LENGTH) ** 2 * 0.7;

// A script of its own can be stopped, also inside a pattern that would never come to an end.
const readAll = new Script(`texts.map((text) => {
  const started = now();
  text.replace(shape, "");
  return now() - started;
})`);
// By the processor's time, so that a busy machine does not make a pattern slow.
const context = createContext({
  now() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
});

/** A hostile text that a pattern takes too long to read, and how long it takes; null where there is none. */
export function findSlowText({ pattern, flags }) {
  context.shape = new RegExp(pattern, flags.includes("g") ? flags : `${flags}g`);
  const makers = hostileTexts(pattern, flags);
  const short = msToRead(makers.map((textOfLength) => textOfLength(SHORT_LENGTH)));
  for (const textOfLength of makers.filter((_, at) => short[at] >= SHORT_MS)) {
    const text = textOfLength(HOSTILE_LENGTH);
    let fastest = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES && fastest > MAX_MS; tried++) {
      fastest = Math.min(fastest, ...msToRead([text]));
    }
    if (fastest > MAX_MS) return { begins: text.slice(0, 60), ms: Math.round(fastest) };
  }
  return null;
}

/** How long it takes to read each text to its end, a match tried at every place. */
function msToRead(texts) {
  context.texts = texts;
  // By the clock, which on a busy machine runs faster than the processor's time.
  const timeout = MAX_MS * (texts.length + 5);
  try {
    return readAll.runInContext(context, { timeout });
  } catch {
    return texts.map(() => timeout);
  }
}
