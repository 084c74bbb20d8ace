const character = (code: number): string => `\\u${code.toString(16).padStart(4, "0")}`;
const range = (first: number, last: number): string => `${character(first)}-${character(last)}`;

const ESC = character(0x1b);
const BELL = character(0x07);
/** Colours and cursor moves; links and titles; other short ones. */
const ESCAPES = new RegExp(
  `${ESC}(?:\\[[0-9;?]{0,40}[ -/]?[@-~]|\\][^${BELL}${ESC}]{0,400}(?:${BELL}|${ESC}\\\\)|[@-Z\\\\-_])`,
  "g",
);
/** Control characters except tab and newline. */
const CONTROLS = range(0x00, 0x08) + range(0x0b, 0x1f) + range(0x7f, 0x9f);
const TURNING = range(0x202a, 0x202e) + range(0x2066, 0x2069);
const UNSEEN = character(0xad) + range(0x200b, 0x200f) + range(0x2060, 0x2065) + character(0xfeff);
const NOT_PLAIN = new RegExp(`[${CONTROLS}${TURNING}]`, "g");
const NOT_SEEN = new RegExp(`[${CONTROLS}${TURNING}${UNSEEN}]`, "g");

/** A command's output without colours, cursor moves and characters that reverse the direction of text. */
export function plainOutput(output: string): string {
  return output.replaceAll("\r\n", "\n").replaceAll(ESCAPES, "").replaceAll(NOT_PLAIN, "");
}

/** A command as it is shown before it runs: invisible and direction-changing characters are spelled out. */
export function visibleText(command: string): string {
  return command.replaceAll(NOT_SEEN, (found) => `\\u{${found.charCodeAt(0).toString(16)}}`);
}
