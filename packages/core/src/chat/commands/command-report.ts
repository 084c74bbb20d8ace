import type { CommandBatch } from "../../entities/chat/command-batch.ts";
import { COACH_OUTPUT_BYTES } from "../../entities/chat/command-limits.ts";
import { byteLength } from "../../text/byte-length.ts";
import { cutOutput } from "../../text/cut-output.ts";

/** The message that tells the coach how a command ended; in a batch also how far the batch is. */
export function reportText({ commands }: CommandBatch, place: number): string {
  const ran = commands[place];
  if (!ran) return "";
  const output = outputText(ran);
  if (commands.length === 1) {
    return `I ran the command: \`${ran.command}\`\n\nOutput:\n${output}\n\nPlease analyze this output.`;
  }
  const count = (state: string) => commands.filter((each) => each.state === state).length;
  const remaining = commands.filter(({ state }) => state === "waiting");
  return [
    `Command ${place + 1}/${commands.length} ${ran.state === "succeeded" ? "✓" : "✗"}`,
    `\`${ran.command}\``,
    `Output:\n${output}`,
    `Progress: ✓ ${count("succeeded")} succeeded, ✗ ${count("failed")} failed`,
    `Remaining: ${remaining.map(({ command }) => shortened(command)).join(", ") || "none"}`,
  ].join("\n");
}

const MAX_LISTED_LENGTH = 80;
const shortened = (command: string): string => {
  const [line = ""] = command.split("\n");
  const cut = line.length > MAX_LISTED_LENGTH || line !== command;
  return cut ? `${line.slice(0, MAX_LISTED_LENGTH)}…` : line;
};

/** Puts the output into a fence that is longer than any fence inside it. */
function outputText({ output, outputBytes, exitCode }: CommandBatch["commands"][number]): string {
  const { text } = cutOutput(output, COACH_OUTPUT_BYTES);
  const leftBytes = outputBytes - byteLength(text);
  const lines = [
    text.trimEnd() || "(no output)",
    ...(leftBytes > 0 ? [`… (${Math.ceil(leftBytes / 1024)} KB more)`] : []),
    ...(exitCode ? [`(ended with code ${exitCode})`] : []),
  ].join("\n");
  const longest = Math.max(2, ...[...lines.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${lines}\n${fence}`;
}

export type CommandReport = {
  command: string;
  output: string;
  failed: boolean;
  /** Null for a command that ran alone. */
  progress: { place: number; count: number; remaining: boolean } | null;
};

const HEAD_ALONE = /^I ran the command: `([^\n]{1,2000})`\n/;
const HEAD_IN_BATCH = /^Command (\d{1,2})\/(\d{1,2}) ([✓✗])\n`/;

/** Reads such a report; null for any other message. */
export function readReport(message: string): CommandReport | null {
  const output = fencedOutput(message);
  if (output === null) return null;
  const alone = HEAD_ALONE.exec(message);
  const ended = /^\(ended with code \d{1,3}\)$/m.test(output.slice(-40));
  if (alone?.[1] !== undefined) {
    return { command: alone[1], output, failed: ended, progress: null };
  }
  const head = HEAD_IN_BATCH.exec(message);
  const end = message.indexOf("`\nOutput:");
  if (!head || end < 0) return null;
  return {
    command: message.slice(head[0].length, end),
    output,
    failed: head[3] === "✗",
    progress: {
      place: Number(head[1]),
      count: Number(head[2]),
      remaining: !/\nRemaining: none$/.test(message.slice(-40)),
    },
  };
}

/** The text in the first fence after "Output:". */
function fencedOutput(message: string): string | null {
  const from = message.indexOf(OUTPUT_HEAD);
  const rest = from < 0 ? "" : message.slice(from + OUTPUT_HEAD.length);
  const fence = /^`{3,20}(?=\n)/.exec(rest)?.[0];
  if (fence === undefined) return null;
  const end = rest.indexOf(`\n${fence}`, fence.length);
  return end < 0 ? null : rest.slice(fence.length + 1, Math.max(end, fence.length + 1));
}
const OUTPUT_HEAD = "Output:\n";
