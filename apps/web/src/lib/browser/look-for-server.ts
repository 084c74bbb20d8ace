export const LOOK_EVERY_MS = 3_000;

/** Asks every few seconds whether the server and its database answer, until it is stopped. */
export function lookForServer(onLook: (isThere: boolean) => void): () => void {
  let stopped = false;
  const timer = setInterval(async () => {
    const isThere = await fetch("/api/health").then(
      ({ ok }) => ok,
      () => false,
    );
    if (!stopped) onLook(isThere);
  }, LOOK_EVERY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
