import { formatDuration } from "./format-duration.mjs";

const NAME_WIDTH = 24;
const FRAME_MS = 100;
const FIRST_BEAT_MS = 2_000;
const BEAT_MS = 10_000;
const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const colours = { "✓": 32, "✗": 31 };

export function stageLine(mark, name, text) {
  return `${mark} ${name.padEnd(NAME_WIDTH)} ${text}`;
}

/**
 * Shows stages one after another, each with its elapsed time: on a terminal as one moving line, elsewhere as a line at
 * the end and, for long stages, now and then before.
 */
export function createStages({
  out = process.stdout,
  now = () => performance.now(),
  shutdown,
} = {}) {
  const live = Boolean(out.isTTY);
  const beganAt = now();
  let current;

  const write = (text) => out.write(text);
  const erase = () => live && write("\r\x1b[2K");
  const paint = (mark) =>
    live && !process.env.NO_COLOR && colours[mark] ? `\x1b[${colours[mark]}m${mark}\x1b[0m` : mark;
  const elapsed = () => formatDuration(now() - current.startedAt);

  function draw() {
    const frame = frames[Math.floor(now() / FRAME_MS) % frames.length];
    const detail = current.detail ? `  ${current.detail}` : "";
    const line = stageLine(frame, current.name, elapsed() + detail);
    write(`\r\x1b[2K${line.slice(0, (out.columns || 80) - 1)}`);
  }

  function beat() {
    write(`${stageLine("…", current.name, elapsed())}\n`);
    current.timer = setTimeout(beat, BEAT_MS);
  }

  function begin(name) {
    current = { name, startedAt: now(), detail: "" };
    if (live) current.timer = setInterval(draw, FRAME_MS);
    else current.timer = setTimeout(beat, FIRST_BEAT_MS);
  }

  function end(mark, note) {
    if (!current) return;
    clearInterval(current.timer);
    erase();
    const text = note ? `${elapsed()}  ${note}` : elapsed();
    write(`${stageLine(paint(mark), current.name, text)}\n`);
    current = undefined;
  }

  return {
    get current() {
      return current?.name;
    },
    begin,
    end,
    detail(text) {
      if (current) current.detail = text;
    },
    /** Runs the work as a stage; a returned `note` is shown beside its time. */
    async run(name, work) {
      if (shutdown?.stopping) await new Promise(() => {});
      begin(name);
      try {
        const result = await work();
        if (shutdown?.stopping) await new Promise(() => {});
        end("✓", result?.note);
        return result;
      } catch (error) {
        if (shutdown?.stopping) await new Promise(() => {});
        end("✗");
        throw error;
      }
    },
    total: () => formatDuration(now() - beganAt),
    /** Ends the line of an unfinished stage, so that the next output starts on its own line. */
    interrupt() {
      if (!current) return;
      clearInterval(current.timer);
      erase();
      current = undefined;
    },
  };
}
