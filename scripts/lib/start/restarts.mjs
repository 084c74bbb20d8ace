const WINDOW_MS = 60_000;
export const MOST_IN_A_MINUTE = 5;
const FIRST_PAUSE_MS = 250;

/**
 * How long to wait before restarting something that ended by itself: longer each time, at most five starts a minute.
 */
export function countRestarts() {
  let startedAt = [];
  return (nowMs) => {
    startedAt = startedAt.filter((at) => nowMs - at < WINDOW_MS);
    const [oldest] = startedAt;
    const pauseMs =
      startedAt.length < MOST_IN_A_MINUTE
        ? FIRST_PAUSE_MS * 2 ** startedAt.length
        : oldest + WINDOW_MS - nowMs;
    startedAt.push(nowMs + pauseMs);
    return pauseMs;
  };
}
