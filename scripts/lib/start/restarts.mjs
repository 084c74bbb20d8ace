const WINDOW_MS = 60_000;
export const MOST_IN_A_MINUTE = 5;
const FIRST_PAUSE_MS = 250;

/** How long to wait before something that ended by itself is started again: longer each time, five starts a minute at most. */
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
