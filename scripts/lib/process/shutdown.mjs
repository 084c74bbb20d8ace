import { watchParent } from "./watch-parent.mjs";

// One Ctrl-C arrives up to three times: from the terminal, from npm and from our own wrapper.
const SAME_SIGNAL_MS = 1_000;
const DEADLINE_MS = 20_000;
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Collects what has to be undone before this process ends, and undoes it in reverse order. */
export function listenForStop({ announce = () => {} } = {}) {
  const steps = [];
  const forced = new AbortController();
  let stoppingSince;
  let finishing;

  function stop(code) {
    if (stoppingSince === undefined) {
      stoppingSince = Date.now();
      announce();
      finish(code);
      return;
    }
    if (Date.now() - stoppingSince < SAME_SIGNAL_MS) return;
    if (forced.signal.aborted) process.exit(code);
    forced.abort();
  }

  function finish(code) {
    finishing ??= undo().finally(() => process.exit(code));
    return finishing;
  }

  async function undo() {
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    while (steps.length > 0) {
      try {
        await steps.pop()();
      } catch (error) {
        console.error(error.message);
      }
    }
  }

  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => stop(code));
  watchParent(() => stop(exitCodes.SIGTERM));
  if (process.channel) {
    process.on("disconnect", () => stop(exitCodes.SIGTERM));
    process.channel.unref();
  }
  // When the terminal is closed, a failed write must not end us before the children are stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.on("uncaughtException", (error) => {
    console.error(error);
    finish(1);
  });

  return {
    forced: forced.signal,
    get stopping() {
      return finishing !== undefined;
    },
    defer(step) {
      steps.push(step);
      return () => {
        const index = steps.indexOf(step);
        if (index >= 0) steps.splice(index, 1);
      };
    },
    finish,
  };
}
