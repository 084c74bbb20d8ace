import type { ProgramError, RunValue } from "../../entities/runs/run.ts";
import { byteLength } from "../../text/byte-length.ts";

/** Of a larger value only the beginning and the size are stored and shown. */
export const MAX_VALUE_BYTES = 32 * 1024;
export const MAX_MESSAGE_CHARACTERS = 4_000;
const SHOWN_CHARACTERS = 2_000;

/** The value to store: itself, or `{"$": "shortened", bytes, start}` when it is too large. */
export function shortenValue(value: RunValue): RunValue {
  const text = JSON.stringify(value);
  const bytes = byteLength(text);
  if (bytes <= MAX_VALUE_BYTES) return value;
  return { $: "shortened", bytes, start: wholeCharacters(text, SHOWN_CHARACTERS) };
}

export function shortenOutput(stdout: string): { stdout: string; isCut: boolean } {
  if (byteLength(stdout) <= MAX_VALUE_BYTES) return { stdout, isCut: false };
  return { stdout: wholeCharacters(stdout, MAX_VALUE_BYTES / 4), isCut: true };
}

export function shortenError(error: ProgramError): ProgramError {
  return { ...error, type: error.type.slice(0, 200), message: shortenMessage(error.message) };
}

export function shortenMessage(message: string): string {
  if (message.length <= MAX_MESSAGE_CHARACTERS) return message;
  return `${wholeCharacters(message, MAX_MESSAGE_CHARACTERS)}… (${message.length} characters)`;
}

/** Never cuts a character of two code units in half. */
function wholeCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
